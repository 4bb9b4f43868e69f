#!/usr/bin/env python3
"""Writes Sources/ConstraintKit/Text/Tables/*Data.swift from the licensed data in Data/.

    python3 Scripts/generate-text-tables.py

Character runs: `CLASS[.suffix][:count]`, in code point order from U+0000, where CLASS is the
Line_Break class after LB1 of UAX #14 (AI, SG, XX -> AL; CJ -> NS; SA -> CM for marks, else AL) and
the suffix tells the width: none is a narrow character, W takes 1 em, Z has no advance, H is narrow
and East Asian (LB30), P is an unassigned pictograph (LB30b), 1 em.

Nothing here needs emoji-data.txt: every Extended_Pictographic character that is unassigned lies in
1F000..1FAFF or 1FC00..1FFFD, where every unassigned character is Extended_Pictographic, and
LineBreak.txt marks them as ID with the general category Cn. Emoji take 1 em: East_Asian_Width W
holds all with emoji presentation, Line_Break ID, EB, EM and RI the other pictographs.
"""

import pathlib
import re
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "Data"
TABLES = ROOT / "Sources/ConstraintKit/Text/Tables"
CODE_POINTS = 0x110000

PICTOGRAPHS = [(0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)]
IDEOGRAPHS = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF)]
PLANES_2_AND_3 = [(0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]


def fill(values, ranges, value):
    for first, last in ranges:
        values[first : last + 1] = [value] * (last - first + 1)


def rows(path):
    """Yields (first, last, value, general category) of a file of the Unicode Character Database."""
    pattern = re.compile(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))?;(\w+)\s*#\s*(\S+)")
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := pattern.match(line):
            first, last, value, category = match.groups()
            yield int(first, 16), int(last or first, 16), value, category


def read_classes():
    classes = ["XX"] * CODE_POINTS
    categories = ["Cn"] * CODE_POINTS
    fill(classes, IDEOGRAPHS + PLANES_2_AND_3 + PICTOGRAPHS, "ID")
    fill(classes, [(0x20A0, 0x20CF)], "PR")
    for first, last, value, category in rows(DATA / "unicode-15.0/LineBreak.txt"):
        fill(classes, [(first, last)], value)
        fill(categories, [(first, last)], category)
    return classes, categories


def read_widths():
    widths = ["N"] * CODE_POINTS
    fill(widths, IDEOGRAPHS + PLANES_2_AND_3, "W")
    for first, last, value, _ in rows(DATA / "unicode-15.0/EastAsianWidth.txt"):
        fill(widths, [(first, last)], value)
    return widths


def resolve(line_class, category):
    """LB1."""
    if line_class in ("AI", "SG", "XX"):
        return "AL"
    if line_class == "CJ":
        return "NS"
    if line_class == "SA":
        return "CM" if category in ("Mn", "Mc") else "AL"
    return line_class


def has_no_advance(code, line_class, category):
    if line_class in ("JV", "JT"):
        return True  # Medial and final jamo have their place in the syllable's em.
    if category == "Cf":
        # The number signs of the Arabic kind are seen, the invisible operators aren't.
        return line_class != "AL" or 0x2061 <= code <= 0x2064
    return category in ("Mn", "Me") or (category == "Cc" and line_class == "CM")


def suffix(code, line_class, category, width):
    if line_class == "ID" and category == "Cn":
        if any(first <= code <= last for first, last in PICTOGRAPHS):
            return ".P"
    if has_no_advance(code, line_class, category):
        return ".Z"
    if width == "H":
        return ".H"
    return ".W" if width in ("W", "F") or line_class in ("ID", "EB", "EM", "RI") else ""


def character_runs():
    classes, categories = read_classes()
    widths = read_widths()
    runs = []
    for code in range(CODE_POINTS):
        line_class = resolve(classes[code], categories[code])
        token = line_class + suffix(code, line_class, categories[code], widths[code])
        if runs and runs[-1][0] == token:
            runs[-1][1] += 1
        else:
            runs.append([token, 1])
    return [token if count == 1 else f"{token}:{count}" for token, count in runs]


ACCENTS = {
    "grave": "\u0300", "acute": "\u0301", "circumflex": "\u0302", "tilde": "\u0303",
    "macron": "\u0304", "breve": "\u0306", "dotaccent": "\u0307", "dieresis": "\u0308",
    "ring": "\u030A", "hungarumlaut": "\u030B", "caron": "\u030C", "cedilla": "\u0327",
    "ogonek": "\u0328", "commaaccent": "\u0327",
}

# Names of the Adobe Glyph List that aren't a letter with an accent, with the characters that the
# same glyph shows.
GLYPHS = {
    "space": "20 A0", "exclam": "21", "quotedbl": "22", "numbersign": "23", "dollar": "24",
    "percent": "25", "ampersand": "26", "quotesingle": "27", "parenleft": "28", "parenright": "29",
    "asterisk": "2A", "plus": "2B", "comma": "2C", "hyphen": "2D 2010 2011", "period": "2E",
    "slash": "2F", "zero": "30", "one": "31", "two": "32", "three": "33", "four": "34",
    "five": "35", "six": "36", "seven": "37", "eight": "38", "nine": "39", "colon": "3A",
    "semicolon": "3B", "less": "3C", "equal": "3D", "greater": "3E", "question": "3F", "at": "40",
    "bracketleft": "5B", "backslash": "5C", "bracketright": "5D", "asciicircum": "5E",
    "underscore": "5F", "grave": "60 2CB", "braceleft": "7B", "bar": "7C", "braceright": "7D",
    "asciitilde": "7E", "exclamdown": "A1", "cent": "A2", "sterling": "A3", "currency": "A4",
    "yen": "A5", "brokenbar": "A6", "section": "A7", "dieresis": "A8", "copyright": "A9",
    "ordfeminine": "AA", "guillemotleft": "AB", "logicalnot": "AC", "registered": "AE",
    "macron": "AF 2C9", "degree": "B0", "plusminus": "B1", "twosuperior": "B2",
    "threesuperior": "B3", "acute": "B4 2CA", "mu": "B5 3BC", "paragraph": "B6",
    "periodcentered": "B7 2219", "cedilla": "B8", "onesuperior": "B9", "ordmasculine": "BA",
    "guillemotright": "BB", "onequarter": "BC", "onehalf": "BD", "threequarters": "BE",
    "questiondown": "BF", "AE": "C6", "Eth": "D0", "multiply": "D7", "Oslash": "D8", "Thorn": "DE",
    "germandbls": "DF", "ae": "E6", "eth": "F0", "divide": "F7", "oslash": "F8", "thorn": "FE",
    "Dcroat": "110", "dcroat": "111", "dotlessi": "131", "Lslash": "141", "lslash": "142",
    "OE": "152", "oe": "153", "florin": "192", "circumflex": "2C6", "caron": "2C7", "breve": "2D8",
    "dotaccent": "2D9", "ring": "2DA", "ogonek": "2DB", "tilde": "2DC", "hungarumlaut": "2DD",
    "endash": "2013", "emdash": "2014", "quoteleft": "2018", "quoteright": "2019",
    "quotesinglbase": "201A", "quotedblleft": "201C", "quotedblright": "201D",
    "quotedblbase": "201E", "dagger": "2020", "daggerdbl": "2021", "bullet": "2022",
    "ellipsis": "2026", "perthousand": "2030", "guilsinglleft": "2039", "guilsinglright": "203A",
    "fraction": "2044 2215", "Euro": "20AC", "trademark": "2122", "partialdiff": "2202",
    "Delta": "2206 394", "summation": "2211", "minus": "2212", "radical": "221A",
    "notequal": "2260", "lessequal": "2264", "greaterequal": "2265", "lozenge": "25CA",
    "fi": "FB01", "fl": "FB02", "Scommaaccent": "218", "scommaaccent": "219",
    "Tcommaaccent": "162 21A", "tcommaaccent": "163 21B",
    # A mark of the private use area.
    "commaaccent": "",
}


def code_points(glyph):
    if glyph in GLYPHS:
        return [int(code, 16) for code in GLYPHS[glyph].split()]
    if len(glyph) == 1:
        return [ord(glyph)]
    composed = unicodedata.normalize("NFC", glyph[0] + ACCENTS[glyph[1:]])
    if len(composed) != 1:
        raise SystemExit(f"no character for the glyph {glyph}")
    return [ord(composed)]


def read_advances(path):
    pattern = re.compile(r"^C -?\d+ ; WX (\d+) ; N (\S+) ;")
    advances = {}
    for line in path.read_text(encoding="ascii").splitlines():
        if match := pattern.match(line):
            for code in code_points(match.group(2)):
                advances[code] = int(match.group(1))
    return advances


def advance_entries():
    regular = read_advances(DATA / "adobe-core14/Helvetica.afm")
    bold = read_advances(DATA / "adobe-core14/Helvetica-Bold.afm")
    if regular.keys() != bold.keys():
        raise SystemExit("the two faces have different characters")
    return [f"{code:X}:{regular[code]}/{bold[code]}" for code in sorted(regular)]


def literal(tokens):
    """The tokens as a multi-line string literal that holds one line."""
    lines, line = [], ""
    for token in tokens:
        if len(line) + len(token) + 1 > 92:
            lines.append(line)
            line = ""
        line += token + " "
    lines.append(line.rstrip())
    return "\n".join("    " + line + "\\" for line in lines[:-1]) + "\n    " + lines[-1]


def write(name, documentation, tokens, notice):
    comment = "\n".join(f"  /// {line}" for line in documentation)
    header = "\n".join(f"// {line}".rstrip() for line in notice)
    (TABLES / f"{name}.swift").write_text(
        f"// Generated by Scripts/generate-text-tables.py; don't edit.\n{header}\n\n"
        f"enum {name} {{\n{comment}\n"
        f'  static let text = """\n{literal(tokens)}\n    """\n}}\n',
        encoding="utf-8",
    )


def main():
    TABLES.mkdir(parents=True, exist_ok=True)
    write(
        "CharacterRunsData",
        [
            "Runs of characters from U+0000, `CLASS[.suffix][:count]`: the Line_Break class after LB1,",
            "and W for 1 em, Z for no advance, H for narrow and East Asian, P for an unassigned",
            "pictograph.",
        ],
        character_runs(),
        [
            "Made from LineBreak.txt and EastAsianWidth.txt of Unicode 15.0, © 2022 Unicode, Inc.;",
            "see NOTICE.",
        ],
    )
    write(
        "HelveticaAdvancesData",
        ["`codepoint:Helvetica/Helvetica-Bold`, the advances in thousandths of an em."],
        advance_entries(),
        [
            "Made from Helvetica.afm and Helvetica-Bold.afm, Copyright (c) 1985, 1987, 1989, 1990, 1997",
            "Adobe Systems Incorporated. All Rights Reserved. Modified: the advances only; see NOTICE.",
        ],
    )


if __name__ == "__main__":
    main()
