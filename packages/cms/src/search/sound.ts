/** Spellings that sound alike, each mapped to one of them: `Fileicht` and `Vielleicht`. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^sch(?=[pt])/g, 's'],
  [/ph/g, 'f'],
  [/v/g, 'f'],
  [/dt|th|d/g, 't'],
  [/tz|c(?=[eiy])/g, 'z'],
  [/ck|c(?!h)|g(?=$|t|s)|q(?=u)/g, 'k'],
  [/chs|ks/g, 'x'],
  [/b(?=$|t|s)/g, 'p'],
  [/ai|ay|ey/g, 'ei'],
  [/oi|au/g, 'eu'],
  [/ie|y/g, 'i'],
  [/([aeiou])h/g, '$1'],
  [/(.)\1+/g, '$1'],
]

/** Returns the approximate sound of a folded word; equal results sound alike. */
export const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [spelling, one]) => sound.replaceAll(spelling, one), word)
