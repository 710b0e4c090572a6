import type { Lebenslage } from '@rathausplatz/contract'
import { examples as leistungen } from '../leistungen/examples.ts'
import type { Examples } from '../template.ts'
import type { lebenslage } from './schema.ts'

const context = { id: 'umzug' }
const services = leistungen.standard.data.gruppen.flatMap(({ leistungen }) => leistungen)

const eintrag = (name: string, kurztext: string) => {
  const id = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return { id, name, kurztext, detailURL: `/rathaus/lebenslagen/${id}` }
}

const standard = {
  ...eintrag('Umzug', 'Neu in Rebenau oder innerhalb der Stadt umgezogen: Das gehört dazu.'),
  textbloecke: [
    {
      typ: 'preamble',
      titel: '',
      text: '<p>Melden Sie sich innerhalb von zwei Wochen nach dem Einzug an.</p>',
    },
    { typ: '', titel: 'Denken Sie auch an', text: '<ul><li>Ihre Tonnen</li><li>den Hund</li></ul>' },
  ],
  untergeordneteLebenslagen: [
    eintrag('Neu in der Stadt', 'Anmelden und ankommen.'),
    eintrag('Wegziehen', 'Abmelden, wenn es ins Ausland geht.'),
  ],
  leistungen: services,
} satisfies Lebenslage

export const examples = {
  standard: { context, data: standard },
  unterEinerAnderen: {
    context,
    data: {
      ...standard,
      untergeordneteLebenslagen: [],
      uebergeordneteLebenslage: eintrag('Bauen und Wohnen', ''),
    },
  },
  nurText: { context, data: { ...standard, untergeordneteLebenslagen: [], leistungen: [] } },
  raueEingaben: {
    context,
    data: {
      ...standard,
      kurztext: '<script>alert(1)</script> & "Kurz"',
      textbloecke: [{ typ: '', titel: '<b>Titel</b>', text: '<p onclick="x()">a<script>b</script></p>' }],
      untergeordneteLebenslagen: [eintrag('<i>Grundstücksverkehrsgenehmigungszuständigkeit</i>', '3 < 5')],
    },
  },
} satisfies Examples<typeof lebenslage, Lebenslage>
