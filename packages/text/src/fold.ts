import { composed, decomposed } from './letters.ts'

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Returns the text in lower case, with `ä` as `ae` and `ß` as `ss`; other letters and marks stay. */
export const withUmlautsSpelled = (text: string): string =>
  composed(text)
    .toLowerCase()
    .replaceAll(/[äöüß]/g, letter => UMLAUTS[letter] ?? letter)

/** Letters that Unicode does not decompose, such as the crossed l of Polish and the dotless i of Turkish. */
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

/**
 * Returns the text in lower case, each letter as its Latin base letters: `ä` and `á` as `a`, `ß` as `ss`, `ł`
 * as `l`.
 */
export const baseLetters = (text: string): string =>
  decomposed(text.toLowerCase())
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(WITH_BASE, letter => BASES[letter] ?? letter)

/**
 * Returns the same text for different spellings of a word: `Müll` and `Muell`, `Straße` and `STRASSE`, `Café`
 * and `Cafe`.
 */
export const fold = (text: string): string => baseLetters(withUmlautsSpelled(text))
