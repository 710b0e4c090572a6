import type { Terminangebot } from '@rathausplatz/contract/records'
import { berlinDay, plusDays } from '@rathausplatz/time'
import { type Day, momentOf, nthWeekday } from './calendar.ts'

/** The fields that differ from the defaults. */
type Angebot = Pick<Terminangebot, 'name' | 'slug' | 'amt' | 'einleitung'> &
  Partial<Omit<Terminangebot, 'anliegen'>> & {
    anliegen: (Pick<Terminangebot['anliegen'][number], 'dauer'> &
      Partial<Terminangebot['anliegen'][number]>)[]
  }

const leistung = (slug: string, dauer: number, hinweis = '') => ({ leistung: slug, dauer, hinweis })

/** Evenings for couples after work: the second Thursday of the next months. */
function abende(heute: Date): Terminangebot['zusatzzeiten'] {
  const [year = 0, month = 1] = berlinDay(heute).split('-').map(Number)
  return [0, 1, 2]
    .map(
      (ahead): Day =>
        nthWeekday(year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1, 'do', 2),
    )
    .filter(day => day > plusDays(berlinDay(heute), 0))
    .map(day => ({ beginn: momentOf(day, '17:30'), ende: momentOf(day, '19:00') }))
}

/** Returns the offices with appointments in Rebenau: the citizens' office and the registry office. */
export const terminangebote = (heute: Date): Angebot[] => [
  {
    name: 'Bürgerbüro',
    slug: 'buergerbuero',
    amt: 'buergerbuero',
    einleitung: 'Mit Termin kommen Sie zur vereinbarten Zeit an die Reihe. Vormittags geht es auch ohne.',
    plaetze: 2,
    takt: 15,
    anliegen: [
      leistung(
        'personalausweis',
        15,
        'Sie werden in Zimmer 1 aufgerufen. Eine Wartenummer müssen Sie nicht ziehen.',
      ),
      leistung(
        'reisepass',
        15,
        'Sie werden in Zimmer 1 aufgerufen. Eine Wartenummer müssen Sie nicht ziehen.',
      ),
      leistung('wohnsitz-anmelden', 15),
      leistung('wohnsitz-ummelden', 15),
      leistung('fuehrungszeugnis', 10),
      leistung('beglaubigung', 10, 'Kommen Sie zu Ruth Zimmermann in Zimmer 2.'),
      leistung('fuehrerschein', 15),
    ],
  },
  {
    name: 'Standesamt',
    slug: 'standesamt',
    amt: 'standesamt',
    einleitung:
      'Wir nehmen uns Zeit für Sie, deshalb nur mit Termin. Ausnahme: Einen Sterbefall können Sie auch ohne Termin anzeigen.',
    takt: 30,
    puffer: 10,
    vorlauf_stunden: 24,
    zusatzzeiten: abende(heute),
    anliegen: [
      leistung(
        'eheschliessung-anmelden',
        45,
        'Kommen Sie bitte zu zweit in Zimmer 7; wer nicht kann, gibt eine Vollmacht mit.',
      ),
      leistung('vaterschaft-anerkennen', 30, 'Vater und Mutter kommen bitte zusammen.'),
      leistung('geburt-anzeigen', 20),
      leistung('namen-aendern', 30),
      leistung('kirchenaustritt', 15),
    ],
  },
]
