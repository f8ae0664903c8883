"""Writes the old-style figures of Literata as fonts of ten glyphs each.

Fontsource's files of Literata have lining figures only. Usage, with fonttools and brotli installed:
    python3 scripts/make-figures.py FOLDER
FOLDER is that of @expo-google-fonts/literata 0.4.3, whose files have every feature of the face.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FILES = {
    "400-normal": "400Regular/Literata_400Regular.ttf",
    "400-italic": "400Regular_Italic/Literata_400Regular_Italic.ttf",
    "700-normal": "700Bold/Literata_700Bold.ttf",
    "700-italic": "700Bold_Italic/Literata_700Bold_Italic.ttf",
}
TARGET = Path(__file__).parent.parent / "src/ui/faces/figures"
DIGITS = range(ord("0"), ord("9") + 1)


def old_style(font: TTFont) -> dict[str, str]:
    """Names of the lining figures and of the old-style ones that the feature `onum` puts in their place."""
    table = font["GSUB"].table
    features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "onum"]
    mapping: dict[str, str] = {}
    for index in features[0].LookupListIndex:
        for subtable in table.LookupList.Lookup[index].SubTable:
            mapping.update(getattr(subtable, "ExtSubTable", subtable).mapping)
    return mapping


def write(source: Path, target: Path) -> None:
    font = TTFont(source)
    mapping = old_style(font)
    for table in font["cmap"].tables:
        for code in DIGITS:
            if table.cmap.get(code) in mapping:
                table.cmap[code] = mapping[table.cmap[code]]
    options = Options()
    options.layout_features = ["kern"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=DIGITS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


for name, path in FILES.items():
    write(Path(sys.argv[1]) / path, TARGET / f"{name}.woff2")
