//! Runs traces through the crate cassowary: trace PASSES TRACE... prints
//! `trace phase microseconds checksum`, in processor time.
use cassowary::strength::REQUIRED;
use cassowary::{Constraint, Expression, RelationalOperator, Solver, Term, Variable};
use std::collections::HashMap;

enum Operation {
    Add(usize),
    Remove(usize),
    Edit(usize, f64),
    Suggest(usize, f64),
    Update,
}

struct Phase {
    name: String,
    divisor: usize,
    operations: Vec<Operation>,
}

struct Row {
    priority: f64,
    relation: RelationalOperator,
    constant: f64,
    terms: Vec<(usize, f64)>,
}

struct Trace {
    name: String,
    variables: usize,
    rows: Vec<Row>,
    phases: Vec<Phase>,
}

fn strength(priority: f64) -> f64 {
    match priority as i64 {
        1000 => REQUIRED,
        750 => 1e6,
        600 => 1e5,
        510 => 1250.0,
        500 => 1e3,
        250 => 1.0,
        _ => priority,
    }
}

fn parse(path: &str) -> Trace {
    let text = std::fs::read_to_string(path).expect("a readable trace");
    let mut trace = Trace { name: String::new(), variables: 0, rows: vec![], phases: vec![] };
    for line in text.lines() {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let number = |i: usize| fields[i].parse::<f64>().expect("a number");
        match fields[0] {
            "trace" => {
                trace.name = fields[1].to_string();
                trace.variables = number(2) as usize;
            }
            "phase" => trace.phases.push(Phase {
                name: fields[1].to_string(),
                divisor: number(2) as usize,
                operations: vec![],
            }),
            kind @ ("add" | "remove" | "edit" | "suggest" | "update") => {
                let operation = match kind {
                    "add" => Operation::Add(number(1) as usize),
                    "remove" => Operation::Remove(number(1) as usize),
                    "edit" => Operation::Edit(number(1) as usize, number(2)),
                    "suggest" => Operation::Suggest(number(1) as usize, number(2)),
                    _ => Operation::Update,
                };
                trace.phases.last_mut().expect("a phase").operations.push(operation);
            }
            _ => trace.rows.push(Row {
                priority: number(0),
                relation: match fields[1] {
                    "==" => RelationalOperator::Equal,
                    ">=" => RelationalOperator::GreaterOrEqual,
                    _ => RelationalOperator::LessOrEqual,
                },
                constant: number(2),
                terms: (0..number(3) as usize)
                    .map(|t| (number(4 + 2 * t) as usize, number(5 + 2 * t)))
                    .collect(),
            }),
        }
    }
    trace
}

struct Runner {
    variables: Vec<Variable>,
    places: HashMap<Variable, usize>,
    constraints: Vec<Constraint>,
    values: Vec<f64>,
    solver: Solver,
}

impl Runner {
    fn new(trace: &Trace) -> Runner {
        let variables: Vec<Variable> = (0..trace.variables).map(|_| Variable::new()).collect();
        let places = variables.iter().enumerate().map(|(i, v)| (*v, i)).collect();
        let constraints = trace
            .rows
            .iter()
            .map(|row| {
                let terms = row.terms.iter().map(|t| Term { variable: variables[t.0], coefficient: t.1 }).collect();
                Constraint::new(
                    Expression::new(terms, -row.constant),
                    row.relation,
                    strength(row.priority),
                )
            })
            .collect();
        let values = vec![0.0; trace.variables];
        Runner { variables, places, constraints, values, solver: Solver::new() }
    }

    fn run(&mut self, phase: &Phase) {
        for operation in &phase.operations {
            match *operation {
                Operation::Add(row) => {
                    self.solver.add_constraint(self.constraints[row].clone()).expect("added")
                }
                Operation::Remove(row) => {
                    self.solver.remove_constraint(&self.constraints[row]).expect("removed")
                }
                Operation::Edit(variable, priority) => self
                    .solver
                    .add_edit_variable(self.variables[variable], strength(priority))
                    .expect("editable"),
                Operation::Suggest(variable, value) => self
                    .solver
                    .suggest_value(self.variables[variable], value)
                    .expect("suggested"),
                Operation::Update => {
                    for (variable, value) in self.solver.fetch_changes() {
                        self.values[self.places[variable]] = *value;
                    }
                }
            }
        }
    }
}

#[repr(C)]
struct Timespec {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
}

const CLOCK_PROCESS_CPUTIME_ID: i32 = 2;

/// Processor time of this process in microseconds, which other processes don't lengthen.
fn now() -> f64 {
    let mut time = Timespec { seconds: 0, nanoseconds: 0 };
    unsafe { clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.seconds as f64 * 1e6 + time.nanoseconds as f64 / 1e3
}

/// What reading the clock itself takes: the median of many readings.
fn clock_cost() -> f64 {
    let mut costs: Vec<f64> = (0..1001)
        .map(|_| {
            let start = now();
            now() - start
        })
        .collect();
    costs.sort_by(f64::total_cmp);
    costs[500]
}

/// Prints the peak resident size of this process, in bytes.
fn print_peak() {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    if let Some(kilobytes) = kilobytes {
        println!("# peak {}", kilobytes * 1024);
    }
}

fn main() {
    let own_cost = clock_cost();
    let arguments: Vec<String> = std::env::args().collect();
    let passes: usize = arguments[1].parse().expect("a number of passes");
    for path in &arguments[2..] {
        let trace = parse(path);
        for _ in 0..passes {
            let wanted = std::cmp::max(1, 20_000 / std::cmp::max(1, trace.rows.len()));
            let mut totals = vec![0.0; trace.phases.len()];
            let mut builds = 0;
            let mut sum = 0.0;
            while builds < wanted && totals[0] < 2e6 {
                let mut runner = Runner::new(&trace);
                for (index, phase) in trace.phases.iter().enumerate() {
                    if builds > 0 && index > 0 {
                        break;
                    }
                    let start = now();
                    runner.run(phase);
                    totals[index] += f64::max(0.0, now() - start - own_cost);
                }
                if builds == 0 {
                    sum = runner.values.iter().sum();
                }
                builds += 1;
            }
            for (index, phase) in trace.phases.iter().enumerate() {
                let runs = if index == 0 { builds } else { 1 };
                let figure = totals[index] / (runs * phase.divisor) as f64;
                println!("{} {} {:.6} {:.9e}", trace.name, phase.name, figure, sum);
            }
        }
    }
    print_peak();
}
