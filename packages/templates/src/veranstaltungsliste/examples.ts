import type { Veranstaltung } from '@rathausplatz/contract'
import { examples as eventteaser } from '../eventteaser/examples.ts'
import type { Examples } from '../template.ts'
import type { Veranstaltungen } from './load.ts'
import type { veranstaltungsliste } from './schema.ts'

const short = (termine: readonly Veranstaltung[]): Veranstaltungen => ({
  termine: [...termine],
  page: 1,
  pages: 1,
})

const filter = {
  path: '/veranstaltungen',
  rubriken: [
    { rubrik_id: 2, rubrik: 'Kinder' },
    { rubrik_id: 1, rubrik: 'Markt' },
    { rubrik_id: 5, rubrik: 'Rathaus' },
  ],
  zeitraum: '',
  naechste: null,
  kalender: '/veranstaltungen.ics',
  abo: 'webcal://www.rebenau.example.org/veranstaltungen.ics',
} as const satisfies Veranstaltungen['filter']

const markt = {
  titel: 'Wochenmarkt',
  datum_von: '2026-12-23T07:30:00+01:00',
  ort: 'Marktplatz',
  rubriken: [{ rubrik: 'Markt', detailURL: '/veranstaltungen/wochenmarkt/2026-12-23' }],
}

/** The events come from another template's examples. */
export const examples = {
  standard: { context: { titel: 'Alle Termine' }, data: short(eventteaser.standard.data) },
  ohneTitel: { context: {}, data: short(eventteaser.standard.data) },
  ohneBild: { context: { titel: 'Alle Termine' }, data: short(eventteaser.ohneBild.data) },
  eines: { context: { titel: 'Alle Termine' }, data: short(eventteaser.eines.data) },
  keine: { context: { titel: 'Alle Termine' }, data: short([]) },
  ohneRubrik: { context: { titel: 'Alle Termine' }, data: short(eventteaser.ohneRubrik.data) },
  mitFilter: {
    context: { titel: 'Alle Termine', link: '/kalender' },
    options: { filter: true },
    data: { ...short(eventteaser.standard.data), page: 2, pages: 4, filter },
  },
  gewaehlt: {
    context: { titel: 'Alle Termine' },
    options: { filter: true },
    data: { ...short([]), filter: { ...filter, rubrik_id: 2, zeitraum: 'heute', naechste: markt } },
  },
  entfaellt: {
    context: { titel: 'Alle Termine' },
    data: short([
      { ...markt, entfaellt: true, grund: 'Sturmwarnung' },
      { ...markt, titel: 'Ausstellung', ganztaegig: true },
    ]),
  },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Termine" ÄÖÜäöüß' },
    data: short(eventteaser.raueEingaben.data),
  },
} satisfies Examples<typeof veranstaltungsliste, Veranstaltungen>
