import type { Examples } from '../template.ts'
import type { Heutezeile } from './load.ts'
import type { heute } from './schema.ts'

const tag = '2026-11-25'

const rathaus: Heutezeile = {
  art: 'haus',
  name: 'Rathaus',
  text: 'Geöffnet, heute bis 12:00 Uhr',
  href: '/rathaus/aemter/buergerbuero',
  offen: true,
}
const zeilen: Heutezeile[] = [
  rathaus,
  {
    art: 'haus',
    name: 'Bücherei',
    text: 'Geschlossen, öffnet heute um 14:00 Uhr',
    href: '/buecherei',
    offen: false,
  },
  {
    art: 'haus',
    name: 'Freibad',
    text: 'Geschlossen, öffnet am 1. Mai wieder',
    href: '/freibad',
    offen: false,
  },
  {
    art: 'tonne',
    name: 'Nächste Tonne',
    text: 'Morgen: Restmüll und Papier',
    href: '/leben/abfall',
    tonnen: [
      {
        fraktion: 'restmuell',
        name: 'Restmüll',
        buchstabe: 'R',
        symbol: 'tonne',
        farbe: '#4a4f55',
        rhythmus: '',
      },
      { fraktion: 'papier', name: 'Papier', buchstabe: 'P', symbol: 'tonne', farbe: '#1f5fa8', rhythmus: '' },
    ],
  },
  {
    art: 'markt',
    name: 'Markt',
    text: 'Heute bis 12:30 Uhr: Wochenmarkt, Marktplatz',
    href: '/stadt/wochenmarkt',
  },
  {
    art: 'veranstaltung',
    name: 'Nächster Termin',
    text: 'Sa 28.11., 14:00 Uhr: Adventsmarkt auf dem Marktplatz',
    href: '/veranstaltungen/adventsmarkt',
  },
]
const context = { titel: 'Heute in Rebenau' }

export const examples = {
  standard: { context, data: { tag, zeilen } },
  ohneStrasse: {
    context,
    data: {
      tag,
      zeilen: [
        rathaus,
        { art: 'tonne', name: 'Nächste Tonne', text: 'Ihre Straße wählen', href: '/leben/abfall' },
      ],
    },
  },
  nichts: { context, data: { tag, zeilen: [] } },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script>' },
    data: {
      tag,
      zeilen: [
        { art: 'haus', name: '<b>Amt</b>', text: '"><img src=x onerror=alert(1)>', href: '' },
        {
          art: 'veranstaltung',
          name: 'Nächster Termin',
          text: 'Überübergrößenöltränkwürfelausstellungseröffnung'.repeat(3),
          href: '/x',
        },
      ],
    },
  },
} satisfies Examples<typeof heute, { tag: string; zeilen: Heutezeile[] }>
