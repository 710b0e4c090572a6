import { telephoneLike } from './telephone-like.ts'
import { type Typed, typed, wrong } from './typed.ts'

const ONLY_A_NAME = 'Bitte geben Sie nur Ihren Namen an, zum Beispiel Erika Beispiel.'

/** Titles that people write without the blank behind their full stop: `Dr.med.` */
const TITLES =
  'dr|prof|dipl|mag|ing|med|dent|vet|rer|nat|pol|oec|phil|jur|iur|theol|habil|mult|päd|paed|soc|sc|agr|forst|biol|techn|psych|kfm|stud|cand|apl|priv|doz|hr|fr|frl|fam|nr|st|geb|verh|verw|gesch|jun|sen|jr|sr|lic|ass|stv|bgm|pfr|ob'
const CLOSE_TITLE = new RegExp(`(?<![\\p{L}\\p{M}])(${TITLES}|\\p{L})\\.(?=[\\p{L}(])`, 'giu')

/**
 * Letters of all scripts with their marks, also joined as in Persian, Roman numerals, and the signs between
 * names. Everything else could give a sentence of the town another meaning.
 */
const OF_A_NAME = /^(?:[\p{L}\p{M}\p{Nl}\d .,'’()&+/·・׳״،-]|\u200c|\u200d)*$/u
/** What a mail program turns into a link: `evil.example`, but no date. */
const LIKE_A_LINK = /\.(?=[\p{L}\d]{2})\d*\p{L}|\/\/|www/iu
/** A name between names in double quotes: `Hans „Hansi“ Müller`. */
const NICKNAME = /(?<=[\p{L}\p{M}.] )["„“”«»]([\p{L}\p{M}' -]{1,30})["„“”«»](?= \p{L})/gu

/**
 * Reads the name of a person or a family, as it may stand inside a sentence of the town: nothing in it becomes
 * a link, a number to call or a second sentence.
 */
export function readPersonName(text: string): Typed {
  const name = text
    .replaceAll(/[\s\p{Zs}]+/gu, ' ')
    .trim()
    .replaceAll(/[\u2010-\u2015\u2212\uff0d]/g, '-')
    .replaceAll(/[`´ʹʻʼ‘‛′＇]/g, '’')
    .replaceAll('＆', '&')
    .replaceAll(/ *- */g, (dash: string) => (dash.startsWith(' ') && dash.endsWith(' ') ? ' - ' : '-'))
    .replaceAll(CLOSE_TITLE, '$1. ')
    .replaceAll(NICKNAME, '’$1’')
  if (name.includes('@')) return wrong(`Hier steht eine E-Mail-Adresse. ${ONLY_A_NAME}`)
  if (LIKE_A_LINK.test(name)) return wrong(`Das sieht aus wie eine Webadresse. ${ONLY_A_NAME}`)
  const digits = telephoneLike(name)
  if (digits !== undefined) return wrong(`„${digits}“ sieht aus wie eine Telefonnummer. ${ONLY_A_NAME}`)
  const sign = Array.from(name).find(one => !OF_A_NAME.test(one))
  return sign === undefined ? typed(name) : wrong(`Das Zeichen ${sign} steht in keinem Namen. ${ONLY_A_NAME}`)
}
