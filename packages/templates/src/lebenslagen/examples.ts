import type { Lebenslagenbaum } from '@rathausplatz/contract'
import type { Examples } from '../template.ts'
import type { lebenslagen } from './schema.ts'

function lage(
  name: string,
  kurztext = '',
  untergeordneteLebenslagen: Lebenslagenbaum[] = [],
): Lebenslagenbaum {
  const id = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const detailURL = `/rathaus/lebenslagen/${id}`
  return { id, name, kurztext, detailURL, anzahl: 3, untergeordneteLebenslagen }
}

const umzug = lage('Umzug', 'Neu in Rebenau oder innerhalb der Stadt umgezogen.', [
  lage('Neu in der Stadt'),
  lage('Wegziehen'),
])

export const examples = {
  standard: {
    context: {},
    data: [
      umzug,
      lage('Geburt', 'Ein Kind kommt: Urkunde, Namen, Betreuung.'),
      lage('Bauen und Wohnen', 'Vom Bauplatz bis zum Einzug.', [lage('Bauen'), lage('Mieten')]),
    ],
  },
  mitTitel: { context: { titel: 'Was ist gerade los bei Ihnen?' }, data: [umzug] },
  dreiEbenen: { context: {}, data: [lage('Familie', '', [lage('Kinder', '', [lage('Kita')])])] },
  keine: { context: {}, data: [] },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Lebenslagen"' },
    data: [
      lage('<b>Grundstücksverkehrsgenehmigungszuständigkeit</b>', '<img src=x onerror=alert(1)>', [
        lage('"><script>alert(1)</script>'),
      ]),
    ],
  },
} satisfies Examples<typeof lebenslagen, readonly Lebenslagenbaum[]>
