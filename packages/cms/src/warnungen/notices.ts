import type { Hinweis, WarnquelleStand, Warnung } from '@rathausplatz/contract'
import { digest } from './message.ts'
import { quellenNamen } from './region.ts'
import { shortened } from './shorten.ts'

/** The notices above the pages: one per warning, and one about failing services. */

export const asNotice = (
  {
    id,
    fassung,
    titel,
    stufe,
    quelle,
    absender,
    gesendet,
    beginn,
    bis,
    stand,
    veraltet,
    vorab,
    entwarnt,
    bis_entwarnung,
  }: Warnung,
  now: Date,
): Hinweis => ({
  titel: shortened(titel, 120),
  stufe,
  // What warns of nothing, or not yet, is not announced as a warning.
  kategorie: bis_entwarnung && !vorab ? 'warnung' : 'allgemein',
  wo: 'default',
  seite: '',
  text: '',
  link: `/warnungen/${id}`,
  linktext: '',
  // The issuer. For the weather service it is the service's own name, as that service requires.
  quelle: quelle === quellenNamen.dwd ? quelle : absender || quelle,
  gesendet: gesendet ?? '',
  // A beginning that has passed says nothing.
  beginn: !entwarnt && beginn !== null && Date.parse(beginn) > now.getTime() ? beginn : '',
  bis: entwarnt ? '' : (bis ?? ''),
  stand: veraltet ? (stand ?? '') : '',
  fassung,
})

/** Returns one notice about all failing services. */
export function silenceOf(services: readonly WarnquelleStand[]): Hinweis[] {
  if (services.length === 0) return []
  const read = services.map(({ stand }) => stand ?? '').toSorted()
  return [
    {
      titel: 'Amtliche Warnungen können gerade nicht gelesen werden',
      stufe: 'information',
      kategorie: 'allgemein',
      wo: 'default',
      seite: '',
      text: '',
      link: '/warnungen',
      linktext: '',
      quelle: services.map(({ titel }) => titel).join(' und '),
      gesendet: '',
      beginn: '',
      bis: '',
      // The earliest time from which on data is missing.
      stand: read[0] ?? '',
      // A version that changes with each failure, so that visitors who hid an earlier notice see the next
      // one.
      fassung: digest(
        services.map(({ quelle, stand }) => [quelle, stand]),
        'base64url',
        8,
      ),
    },
  ]
}
