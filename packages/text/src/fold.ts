import { composed, decomposed } from './letters.ts'

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Lower case, `ä` as `ae` and `ß` as `ss`; every other letter and mark as it was. */
export const withUmlautsSpelled = (text: string): string =>
  composed(text)
    .toLowerCase()
    .replaceAll(/[äöüß]/g, letter => UMLAUTS[letter] ?? letter)

/** Letters of their own, not a letter with a mark: the crossed l of Polish, the dotless i of Turkish. */
const BASES: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const WITH_BASE = new RegExp(`[${Object.keys(BASES).join('')}]`, 'g')

/** Lower case, each letter as the Latin letters it is based on: `ä` and `á` as `a`, `ß` as `ss`, `ł` as `l`. */
export const baseLetters = (text: string): string =>
  decomposed(text.toLowerCase())
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(WITH_BASE, letter => BASES[letter] ?? letter)

/** One spelling for what people write in several: `Müll` and `Muell`, `Straße` and `STRASSE`, `Café` and `Cafe`. */
export const fold = (text: string): string => baseLetters(withUmlautsSpelled(text))
