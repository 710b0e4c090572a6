import { type Abfallart, type Abfalltermin, abfallfraktionen } from '@rathausplatz/contract'
import { holidaysOf } from '@rathausplatz/kalender'
import { plusDays } from '@rathausplatz/time'
import { calendarPath, reminderPath, sheetPath, sheetPdfPath, webcalOf } from '../abfall/addresses.ts'
import { byDay, nextDay } from '../abfall/days.ts'
import { kindsShown } from '../abfall/kinds-shown.ts'
import { yearSheet } from '../abfall/year-sheet.ts'
import { monthAsked, monthSheet } from '../month-sheet/month.ts'
import type { Examples } from '../template.ts'
import type { Abfuhr } from './abfuhr.ts'
import { hrefOf } from './asked.ts'
import type { Abfuhrseite } from './load.ts'
import type { abfalltermine } from './schema.ts'

const heute = '2026-12-16'
const now = new Date(`${heute}T12:00:00+01:00`)
const ort = {
  id: 'k3m8x2q7wa',
  ort: 'Kernstadt',
  bezirk: '',
  strasse: 'Kelterstraße',
  hausnummern: '',
  name: 'Kelterstraße, Kernstadt',
}

const art = (fraktion: keyof typeof abfallfraktionen, rhythmus = ''): Abfallart => {
  const { name, buchstabe, symbol, farbe } = abfallfraktionen[fraktion]
  return { fraktion, name, buchstabe, symbol, farbe, rhythmus }
}
const arten = [
  art('restmuell', 'alle zwei Wochen'),
  art('biomuell', 'alle zwei Wochen'),
  art('papier', 'alle vier Wochen'),
  art('gelb', 'alle zwei Wochen'),
  art('schadstoff'),
  art('christbaum'),
]

const termin = (
  fraktion: keyof typeof abfallfraktionen,
  datum: string,
  more: Partial<Abfalltermin> = {},
): Abfalltermin => ({
  id: `${fraktion}-${datum}`,
  fraktion,
  name: abfallfraktionen[fraktion].name,
  datum,
  urspruenglich: null,
  grund: '',
  entfaellt: false,
  zeit_von: null,
  zeit_bis: null,
  platz: '',
  hinweis: '',
  variante: '',
  satz: '',
  ...more,
})

const every = (fraktion: keyof typeof abfallfraktionen, first: string, days: number) =>
  Array.from({ length: Math.ceil(365 / days) }, (_, at) => termin(fraktion, plusDays(first, at * days)))

const changes: Abfalltermin[] = [
  termin('gelb', '2026-12-24', { entfaellt: true, grund: 'Heiligabend', satz: 'fällt aus: Heiligabend' }),
  termin('papier', '2026-12-28', {
    urspruenglich: '2026-12-25',
    grund: '1. Weihnachtsfeiertag',
    satz: 'verschoben vom Fr., 25. Dezember, wegen 1. Weihnachtsfeiertag',
  }),
  termin('schadstoff', '2026-12-19', { zeit_von: '09:00', zeit_bis: '11:30', platz: 'Festplatz' }),
]
const next = [
  termin('restmuell', '2026-12-17'),
  termin('biomuell', '2026-12-22'),
  ...changes,
  termin('restmuell', '2026-12-31'),
  termin('biomuell', '2027-01-05'),
  termin('christbaum', '2027-01-09', { hinweis: 'ohne Schmuck' }),
]
const year = [
  ...every('restmuell', '2026-01-07', 14),
  ...every('biomuell', '2026-01-13', 14),
  ...every('papier', '2026-01-09', 28),
  ...every('gelb', '2026-01-15', 14),
  ...changes,
].filter(({ datum }) => datum.startsWith('2026-'))

const publicUrl = 'https://www.rebenau.example.org'
const path = '/leben/abfall'

function abfuhr(more: Partial<Abfuhr> = {}): Abfuhr {
  const { ansicht = 'liste', gewaehlt = [] } = more
  const href = (asked: Parameters<typeof hrefOf>[2]) =>
    hrefOf(path, ort.id, { ansicht, fraktionen: gewaehlt, ...asked })
  const calendar = calendarPath(ort.id, { fraktionen: gewaehlt, erinnerung: 'abend' })
  return {
    ort,
    heute,
    istGemerkt: false,
    ansicht,
    arten,
    gewaehlt,
    marken: arten,
    tonnenfragen: [],
    tonnen: '',
    hatAndereGemerkt: false,
    naechste: nextDay(next, heute) ?? null,
    tage: ansicht === 'liste' ? byDay(next) : [],
    monat: null,
    jahr: null,
    ansichten: {
      liste: href({ ansicht: 'liste' }),
      monat: href({ ansicht: 'monat' }),
      jahr: href({ ansicht: 'jahr' }),
    },
    alle: hrefOf(path, ort.id, { ansicht }),
    blatt: sheetPath(ort.id, 2026),
    pdf: sheetPdfPath(ort.id, 2026),
    kalender: { webcal: webcalOf(publicUrl, calendar), datei: calendar },
    erinnerung: {
      mail: reminderPath(ort.id),
      push: null,
      fraktionen: arten.map(({ fraktion }) => fraktion),
    },
    ...more,
  }
}

/** A street with Restmüll every two and every four weeks. */
function severalBins(gewaehlt: string): Partial<Abfuhr> {
  const auswahl = ['2-wöchentlich', '4-wöchentlich'].map(name => ({ kennung: name.replace('ö', 'oe'), name }))
  const own = auswahl.filter(({ kennung }) => gewaehlt === '' || kennung === gewaehlt)
  const data = own.map(({ name }) =>
    termin('restmuell', '2026-12-17', {
      id: `restmuell-${name}`,
      variante: name,
      name: own.length > 1 ? `Restmüll (${name})` : 'Restmüll',
    }),
  )
  const tonnenfragen = [{ fraktion: 'restmuell' as const, auswahl }]
  return {
    tonnenfragen: tonnenfragen.map(one => ({
      ...one,
      auswahl: [...auswahl, { kennung: 'alle', name: 'Ich weiß es nicht' }],
      name: 'Restmüll',
      gewaehlt: gewaehlt || 'alle',
    })),
    tonnen: gewaehlt && `restmuell.${gewaehlt}`,
    marken: kindsShown({ fraktionen: arten, tonnenfragen, data }),
    naechste: { datum: '2026-12-17', termine: data },
    tage: [{ datum: '2026-12-17', termine: data }, ...byDay(next).slice(1)],
  }
}

const seite = (more: Partial<Abfuhrseite> = {}): Abfuhrseite => ({
  path,
  eingerichtet: true,
  adresse: { strasse: '', ort: '', bezirk: '', hausnummer: '' },
  strassen: [
    { strasse: 'Am Markt', ort: 'Kernstadt' },
    { strasse: 'Kelterstraße', ort: 'Kernstadt' },
    { strasse: 'Kirchstraße', ort: 'Kernstadt' },
    { strasse: 'Kirchstraße', ort: 'Unterweiler' },
  ],
  frage: null,
  unbekannt: null,
  gemerkt: null,
  abfuhr: null,
  ...more,
})

const context = {
  einleitung: 'Sagen Sie uns Ihre Straße; mehr brauchen wir meistens nicht.',
  bereitstellen: 'Bitte bis 06:00 Uhr an die Straße stellen.',
}
const kirchstrasse = { strasse: 'Kirchstraße', ort: '', bezirk: '', hausnummer: '' }
const month = monthAsked(new URLSearchParams('monat=2026-12'), now)

export const examples = {
  standard: { context, data: seite({ abfuhr: abfuhr() }) },
  frage: { context, data: seite() },
  welcherOrt: {
    context,
    data: seite({
      adresse: kirchstrasse,
      frage: {
        was: 'ort',
        satz: 'Diese Straße gibt es mehrmals. In welchem Ort wohnen Sie?',
        auswahl: ['Kernstadt', 'Unterweiler'],
      },
    }),
  },
  welcheNummer: {
    context,
    data: seite({
      adresse: { ...kirchstrasse, ort: 'Unterweiler' },
      frage: { was: 'hausnummer', satz: 'Hier wird nicht überall am selben Tag geholt.', auswahl: [] },
    }),
  },
  unbekannt: {
    context,
    data: seite({
      adresse: { ...kirchstrasse, strasse: 'Keltersr' },
      unbekannt: {
        aehnlich: [
          {
            strasse: 'Kelterstraße',
            ort: 'Kernstadt',
            href: `${path}?strasse=Kelterstra%C3%9Fe&ort=Kernstadt`,
          },
        ],
      },
    }),
  },
  ortStattStrasse: {
    context,
    data: seite({
      adresse: { ...kirchstrasse, strasse: 'unterweiler' },
      unbekannt: {
        ort: 'Unterweiler',
        aehnlich: [
          {
            strasse: 'Kirchstraße',
            ort: 'Unterweiler',
            href: `${path}?strasse=Kirchstra%C3%9Fe&ort=Unterweiler`,
          },
        ],
      },
    }),
  },
  ohneStrasse: { context, data: seite({ fehltStrasse: true }) },
  gemerkt: { context, data: seite({ gemerkt: 'ja', abfuhr: abfuhr({ istGemerkt: true }) }) },
  mehrereTonnen: {
    context,
    data: seite({
      abfuhr: abfuhr({
        heute: '2026-12-17',
        naechste: {
          datum: '2026-12-17',
          termine: [
            termin('restmuell', '2026-12-17'),
            termin('papier', '2026-12-17'),
            termin('gelb', '2026-12-17'),
          ],
        },
      }),
    }),
  },
  welcheTonne: { context, data: seite({ abfuhr: abfuhr(severalBins('')) }) },
  tonneGewaehlt: { context, data: seite({ abfuhr: abfuhr(severalBins('4-woechentlich')) }) },
  monat: {
    context,
    data: seite({
      abfuhr: abfuhr({
        ansicht: 'monat',
        monat: {
          ...monthSheet(
            month,
            () => [],
            monat => hrefOf(path, ort.id, { ansicht: 'monat', monat }),
          ),
          tage: byDay(year.filter(({ datum }) => datum.startsWith('2026-12'))),
        },
      }),
    }),
  },
  jahr: {
    context,
    data: seite({
      abfuhr: abfuhr({
        ansicht: 'jahr',
        jahr: {
          blatt: yearSheet(2026, ort, arten, year, holidaysOf({ ags: '08215999' })),
          andere: [{ jahr: 2027, href: hrefOf(path, ort.id, { ansicht: 'jahr', jahr: 2027 }) }],
        },
      }),
    }),
  },
  ohneTermin: { context, data: seite({ abfuhr: abfuhr({ naechste: null, tage: [] }) }) },
  nichtEingerichtet: { context: {}, data: seite({ eingerichtet: false }) },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script>', bereitstellen: '<b>06:00</b>' },
    data: seite({
      adresse: { strasse: '"><img src=x onerror=alert(1)>', ort: '', bezirk: '', hausnummer: '' },
      unbekannt: { aehnlich: [{ strasse: '<b>Weg</b>', ort: '<i>Ort</i>', href: `${path}?strasse=x` }] },
    }),
  },
  langeWoerter: {
    context,
    data: seite({
      abfuhr: abfuhr({
        ort: {
          ...ort,
          name: 'Hochwasserrückhaltebeckenauslaufbauwerksstraße 1 bis 39, nur ungerade, Unterweiler',
        },
        naechste: {
          datum: '2026-12-17',
          termine: [
            termin('elektro', '2026-12-17', {
              name: 'Elektroschrottundaltmetallsammlungsabfuhr',
              satz: 'verschoben vom Mi., 16. Dezember, wegen Überübergrößenölfahrzeugausfall',
            }),
          ],
        },
      }),
    }),
  },
} satisfies Examples<typeof abfalltermine, Abfuhrseite>
