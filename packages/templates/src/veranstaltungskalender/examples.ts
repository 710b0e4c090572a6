import type { Kalendertag } from '../month-sheet/month.ts'
import type { Examples } from '../template.ts'
import type { Kalendermonat } from './load.ts'
import type { veranstaltungskalender } from './schema.ts'

type Termine = Record<number, Kalendertag['termine']>

const termin = (
  titel: string,
  datum_von: string,
  more: Partial<Kalendertag['termine'][number]> = {},
): Kalendertag['termine'][number] => ({
  titel,
  href: '/veranstaltungen/termin',
  datum_von,
  mitUhrzeit: true,
  entfaellt: false,
  ...more,
})

/** December 2026 starts on a Tuesday and has five weeks. */
const wochen = (termine: Termine): Kalendermonat['wochen'] =>
  Array.from({ length: 5 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = week * 7 + place
      if (day < 1 || day > 31) return null
      const tag = `2026-12-${String(day).padStart(2, '0')}`
      return { tag, istHeute: day === 9, istVorbei: false, termine: termine[day] ?? [] }
    }),
  )

const dezember: Termine = {
  2: [
    termin('Wochenmarkt', '2026-12-02T07:30:00+01:00'),
    termin('Vorlesestunde in der Bücherei', '2026-12-02T15:30:00+01:00'),
  ],
  5: [termin('Führung durch den Rebgarten', '2026-12-05T10:00:00+01:00')],
  8: [termin('Öffentliche Sitzung des Gemeinderats', '2026-12-08T18:30:00+01:00')],
  9: [termin('Wochenmarkt', '2026-12-09T07:30:00+01:00')],
  12: [termin('Weihnachtsdorf', '2026-12-12T11:00:00+01:00')],
  13: [
    termin('Weihnachtsdorf', '2026-12-12T11:00:00+01:00', { mitUhrzeit: false }),
    termin('Winterkonzert der Jugendmusikschule', '2026-12-13T17:00:00+01:00'),
  ],
  23: [termin('Wochenmarkt', '2026-12-23T07:30:00+01:00', { entfaellt: true })],
}

const monat = (termine: Termine, more: Partial<Kalendermonat> = {}): Kalendermonat => ({
  path: '/kalender',
  monat: '2026-12',
  wochen: wochen(termine),
  vorher: '?monat=2026-11',
  nachher: '?monat=2027-01',
  heute: '/kalender',
  rubriken: [
    { rubrik_id: 2, rubrik: 'Kinder' },
    { rubrik_id: 1, rubrik: 'Markt' },
  ],
  ...more,
})

export const examples = {
  standard: { context: { titel: 'Der Monat', link: '/veranstaltungen' }, data: monat(dezember) },
  abHeute: {
    context: {},
    data: monat(dezember, {
      wochen: wochen(dezember).map(week =>
        week.map(day => day && { ...day, istVorbei: day.tag < '2026-12-09' }),
      ),
      ganz: '?monat=2026-12',
    }),
  },
  ohneTermine: { context: {}, data: monat({}, { rubrik_id: 2 }) },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Termine"' },
    data: monat({
      1: [
        termin('<img src=x onerror=alert(1)> & "Fest"', '2026-12-01T00:00:00+01:00'),
        termin('Überübergrößenöltränkwürfelausstellungseröffnung'.repeat(3), '2026-12-01T23:59:00+01:00'),
      ],
      31: Array.from({ length: 12 }, (_, index) => termin(`Termin ${index}`, '2026-12-31T20:00:00+01:00')),
    }),
  },
} satisfies Examples<typeof veranstaltungskalender, Kalendermonat>
