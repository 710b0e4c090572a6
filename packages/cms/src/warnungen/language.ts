/** The language of a message, where it is not German. */

const GERMAN = /^(?:de|deu|ger|german|deutsch)(?!\p{L})/iu
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:en|eng|english|englisch)(?!\p{L})/iu, 'Auf Englisch'],
  [/^(?:fr|fra|fre|french|französisch)(?!\p{L})/iu, 'Auf Französisch'],
  [/^(?:tr|tur|turkish|türkisch)(?!\p{L})/iu, 'Auf Türkisch'],
  [/^(?:pl|pol|polish|polnisch)(?!\p{L})/iu, 'Auf Polnisch'],
  [/^(?:ru|rus|russian|russisch)(?!\p{L})/iu, 'Auf Russisch'],
  [/^(?:uk|ukr|ukrainian|ukrainisch)(?!\p{L})/iu, 'Auf Ukrainisch'],
  [/^(?:ar|ara|arabic|arabisch)(?!\p{L})/iu, 'Auf Arabisch'],
]

const isGerman = (language: string): boolean => GERMAN.test(language.trim())

/** `Auf Englisch`; '' for German, and for a language that nobody names. */
export const languageInWords = (language: string): string =>
  NAMES.find(([written]) => written.test(language.trim()))?.[1] ?? ''

type InLanguage = {
  readonly LANGUAGE: string
  readonly EC_II: string
  readonly ONSET: string
  readonly EXPIRES: string
  readonly MSGTYPE: string
}

/** Leaves out the weather warnings in another language of which the German one is there too. */
export function withoutTranslations<W extends InLanguage>(all: readonly W[]): readonly W[] {
  const german = all.filter(({ LANGUAGE }) => isGerman(LANGUAGE) || languageInWords(LANGUAGE) === '')
  const isSame = (one: W, other: W): boolean =>
    (['EC_II', 'ONSET', 'EXPIRES', 'MSGTYPE'] as const).every(part => one[part] === other[part])
  return all.filter(one => german.includes(one) || !german.some(other => isSame(one, other)))
}
