/** A font as the build leaves it: outlines in its own units, with y pointing up. */
export interface TypefaceRecord {
  readonly unitsPerEm: number;
  readonly glyphs: readonly { character: string; advance: number; path: string }[];
  /** By how much the second of two characters moves. */
  readonly kerning: readonly (readonly [pair: string, units: number])[];
}

interface Place {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** A font that draws text as SVG paths, so that no text ever becomes part of the markup. */
export interface Typeface {
  /** Whether it has all of a text's characters. */
  canDraw(text: string): boolean;
  width(text: string, size: number): number;
  draw(text: string, place: Place): string;
}

export function typefaceOf({ unitsPerEm, glyphs, kerning }: TypefaceRecord): Typeface {
  const byCharacter = new Map(glyphs.map((glyph) => [glyph.character, glyph]));
  const moves = new Map(kerning);

  /** The glyphs of a text with their places. */
  function lay(text: string) {
    let end = 0;
    let last = "";
    const laid = Array.from(text, (character) => {
      const glyph = byCharacter.get(character);
      if (glyph === undefined) throw new Error(`The font has no "${character}".`);
      const x = end + (moves.get(last + character) ?? 0);
      end = x + glyph.advance;
      last = character;
      return { x, path: glyph.path };
    });
    return { laid, end };
  }

  return {
    canDraw: (text) => Array.from(text).every((character) => byCharacter.has(character)),
    width: (text, size) => (lay(text).end * size) / unitsPerEm,
    draw(text, { x, y, size, fill }) {
      const scale = size / unitsPerEm;
      const paths = lay(text)
        .laid.filter(({ path }) => path !== "")
        .map((each) => `<path transform="translate(${each.x} 0)" d="${each.path}"/>`);
      const place = `translate(${x} ${y}) scale(${scale} ${-scale})`;
      return `<g fill="${fill}" transform="${place}">${paths.join("")}</g>`;
    },
  };
}
