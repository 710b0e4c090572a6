import { type CallAnswer, calls } from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'

export type Remark = CallAnswer<typeof calls.redaktionRueckmeldungTexte>['data'][number]
export type AnsweredPage = CallAnswer<typeof calls.redaktionRueckmeldungen>['data'][number]

/** Returns a moment that is on this day in the time zone of the town. */
const noonOf = (tag: string) => `${tag}T11:00:00Z`

export const helpedOf = ({ hilfreich }: Pick<Remark, 'hilfreich'>): string =>
  hilfreich ? 'Ja, hilfreich' : 'Nein, nicht hilfreich'

/** Returns the percentage of "no". */
export const shareOf = ({ ja, nein }: Pick<AnsweredPage, 'ja' | 'nein'>): string =>
  ja + nein === 0 ? '' : `${Math.round((100 * nein) / (ja + nein))}\u00a0%`

export const REMARK_HEAD = ['Tag', 'Seite', 'Adresse', 'Hilfreich', 'Text', 'Stand'] as const

export const remarkLine = ({ tag, inhalt, hilfreich, text, erledigt }: Remark): string[] => [
  formatDate(noonOf(tag)),
  inhalt.titel,
  inhalt.pfad,
  hilfreich ? 'Ja' : 'Nein',
  text,
  erledigt ? 'erledigt' : 'offen',
]

export const PAGE_HEAD = ['Seite', 'Adresse', 'Nein', 'Ja', 'Anteil Nein', 'Offene Texte'] as const

export const pageLine = (page: AnsweredPage): string[] => [
  page.titel,
  page.pfad,
  String(page.nein),
  String(page.ja),
  shareOf(page).replace('\u00a0', ' '),
  String(page.offene_texte),
]
