import type { AbweichendeZeit } from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import { bildupload } from '../bild.ts'
import { type Day, dateOf, easter, isHoliday, momentOf, nthWeekday, weekdayFrom } from '../calendar.ts'
import { ferienAm, schulferien } from '../schulferien.ts'
import { abweichend, type Einheit, erreichbar, fax, oeffnungszeit, person, zeit } from './einheit.ts'

export const rathausAnschrift = { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' }

export const rathausStunden = [
  ...zeit('ARBEITSTAG_MO_FR', '08:30', '12:00'),
  ...zeit('DIENSTAG DONNERSTAG', '15:00', '17:30'),
]

/** Returns the closing of the whole town hall between Christmas and New Year. */
export const weihnachtsruhe = (heute: Date): AbweichendeZeit => {
  const year = yearOf(heute)
  return abweichend(dateOf(year, 12, 24), dateOf(year + 1, 1, 1), 'Weihnachtsruhe')
}

const yearOf = (heute: Date) => Number(berlinDay(heute).slice(0, 4))

/**
 * Returns the closing for a staff training on a Thursday afternoon in about two weeks, never on a holiday.
 */
export function fortbildung(heute: Date): AbweichendeZeit {
  let day = weekdayFrom(plusDays(berlinDay(heute), 10), 'do')
  const isFasnacht = () => day === plusDays(naechsteFasnacht(heute), -52)
  while (isHoliday(day) || isFasnacht() || (day.slice(5) > '12-23' && day.slice(5) <= '12-31'))
    day = plusDays(day, 7)
  return {
    beginn: momentOf(day, '12:00'),
    ende: momentOf(plusDays(day, 1), '00:00'),
    zusatz: 'Fortbildung',
    zeiten: [],
  }
}

/** Returns the Easter Sunday that follows the next Fasnacht (carnival). */
const naechsteFasnacht = (heute: Date): Day => {
  const year = yearOf(heute)
  return plusDays(easter(year), -46) > berlinDay(heute) ? easter(year) : easter(year + 1)
}

/**
 * Returns the closing of the town hall from noon on the Thursday before carnival, when the jesters take its
 * key, until they return the key on Ash Wednesday.
 */
function fasnachtImRathaus(heute: Date): AbweichendeZeit {
  const ostern = naechsteFasnacht(heute)
  return {
    beginn: momentOf(plusDays(ostern, -52), '12:00'),
    ende: momentOf(plusDays(ostern, -46), '00:00'),
    zusatz: 'Fasnacht',
    zeiten: [],
  }
}

/** Returns the closing of both schools in the whole week of carnival. */
const fasnachtsferien = (heute: Date): AbweichendeZeit =>
  abweichend(
    plusDays(naechsteFasnacht(heute), -48),
    plusDays(naechsteFasnacht(heute), -44),
    'Fasnachtsferien',
  )

/** Returns the closings on the Fridays between a holiday and the weekend, except in school holidays. */
const brueckentage = (heute: Date): AbweichendeZeit[] =>
  [40, 61]
    .map(days => plusDays(naechsteFasnacht(heute), days))
    .filter(day => !ferienAm(day))
    .map(day => abweichend(day, day, 'Beweglicher Ferientag'))

/**
 * Returns the closings of both schools and the music school, from the last holidays to more than a year
 * ahead.
 */
const schulfrei = (heute: Date, more = brueckentage(heute)): AbweichendeZeit[] => {
  const day = berlinDay(heute)
  const ferien = schulferien
    .filter(([, first, last]) => plusDays(day, -95) <= last && first <= plusDays(day, 460))
    .map(([name, first, last]) => abweichend(first, last, name))
  return [...ferien, fasnachtsferien(heute), ...more].toSorted((a, b) => a.beginn.localeCompare(b.beginn))
}

/** Deviations in the whole town hall. */
export const imRathaus = (heute: Date): AbweichendeZeit[] => [fortbildung(heute), ...amVormittag(heute)]

/** Deviations in the town hall for hours in the morning only, which the training in the afternoon does not touch. */
export const amVormittag = (heute: Date): AbweichendeZeit[] => [
  weihnachtsruhe(heute),
  fasnachtImRathaus(heute),
]

/** Returns the hours of both schools, from early care to late care. */
const schulhaus = (heute: Date) =>
  oeffnungszeit(
    [...zeit('MONTAG DIENSTAG MITTWOCH DONNERSTAG', '07:00', '17:00'), ...zeit('FREITAG', '07:00', '15:30')],
    {
      hinweisText: 'Mit Früh- und Spätbetreuung',
      abweichendeZeiten: schulfrei(heute),
    },
  )

/**
 * Returns the winter breaks of the pool, which opens on the second Saturday in May and closes on the second
 * Sunday in September.
 */
const winterpausen = (heute: Date): AbweichendeZeit[] =>
  [-1, 0, 1].map(ahead => {
    const year = yearOf(heute) + ahead
    const lastDay = nthWeekday(year, 9, 'so', 2)
    const firstDay = nthWeekday(year + 1, 5, 'sa', 2)
    return abweichend(plusDays(lastDay, 1), plusDays(firstDay, -1), 'Winterpause')
  })

/** The houses with their own part of the site. */
export const haeuser = (heute: Date): Einheit[] => [
  {
    slug: 'rathaus',
    name: 'Stadtverwaltung Rebenau',
    kurzname: 'Rathaus',
    sortierung: 1,
    seite: '/rathaus',
    einleitung: 'Am Empfang im Erdgeschoss hören wir zu und verbinden Sie mit der richtigen Stelle.',
    anschrift: rathausAnschrift,
    kommunikation: [...erreichbar('zentrale', 'stadt'), fax],
    kontaktpersonen: [person('Tanja', 'Bürk', 'Empfang und Telefonzentrale', 'Erdgeschoss, Empfang', 100)],
    oeffnungszeiten: [
      oeffnungszeit(rathausStunden, { abweichendeZeiten: imRathaus(heute) }),
      oeffnungszeit(
        [...zeit('ARBEITSTAG_MO_FR', '08:00', '12:00'), ...zeit('ARBEITSTAG_MO_FR', '13:30', '16:00')],
        { typ: 'TELEFONISCHE_ERREICHBARKEIT', abweichendeZeiten: [weihnachtsruhe(heute)] },
      ),
    ],
    ...bildupload('marktplatz-morgen'),
  },
  {
    slug: 'buecherei',
    name: 'Stadtbücherei in der Zehntscheuer',
    kurzname: 'Stadtbücherei',
    sortierung: 30,
    seite: '/buecherei',
    einleitung: 'Bücher, Spiele, Filme und ein ruhiger Platz am Fenster.',
    anschrift: { location: 'Zehntscheuer', street: 'Kirchgasse 2', zip: '76999', city: 'Rebenau' },
    kommunikation: erreichbar('buecherei', 'buecherei'),
    kontaktpersonen: [
      person('Petra', 'Schwab', 'Leitung', 'Zehntscheuer, Büro', 200),
      person('Clara', 'Dorn', 'Kinder- und Jugendbücherei', 'Zehntscheuer, Erdgeschoss', 201),
      person('Ismail', 'Kaya', 'Ausleihe und Onleihe', 'Zehntscheuer, Tresen', 202),
    ],
    oeffnungszeiten: [
      oeffnungszeit(
        [
          ...zeit('DIENSTAG MITTWOCH', '10:00', '18:00'),
          ...zeit('DONNERSTAG', '10:00', '20:00'),
          ...zeit('SAMSTAG', '10:00', '13:00'),
        ],
        {
          abweichendeZeiten: [
            abweichend(dateOf(yearOf(heute), 12, 24), dateOf(yearOf(heute) + 1, 1, 6), 'Weihnachtspause'),
            abweichend(
              dateOf(yearOf(heute) + 1, 8, 1),
              dateOf(yearOf(heute) + 1, 8, 31),
              'Sommeröffnung',
              zeit('DIENSTAG DONNERSTAG', '10:00', '16:00'),
            ),
          ],
        },
      ),
    ],
    ...bildupload('buecherei-lesesaal'),
  },
  {
    slug: 'freibad',
    name: 'Freibad am Altrhein',
    kurzname: 'Freibad',
    sortierung: 31,
    seite: '/freibad',
    einleitung: 'Fünfzig Meter, ein Sprungturm und viel Schatten unter den Pappeln.',
    anschrift: {
      location: 'Freibad am Altrhein',
      street: 'Am Altrhein 40',
      zip: '76999',
      city: 'Rebenau-Unterweiler',
    },
    kommunikation: erreichbar('freibad', 'freibad'),
    kontaktpersonen: [
      person('Marco', 'Lutz', 'Betriebsleitung', 'Kassenhaus', 205),
      person('Sina', 'Petermann', 'Schwimmkurse', 'Kassenhaus', 206),
    ],
    oeffnungszeiten: [
      oeffnungszeit(
        [
          ...zeit('MONTAG MITTWOCH FREITAG', '09:00', '20:00'),
          ...zeit('DIENSTAG DONNERSTAG', '06:30', '20:00'),
          ...zeit('SAMSTAG SONNTAG', '09:00', '19:00'),
        ],
        {
          hinweisText: 'Bei Gewitter müssen alle aus dem Wasser. Letzter Einlass ist 45 Minuten vor Schluss.',
          anFeiertagen: 'WIE_SONNTAG',
          abweichendeZeiten: winterpausen(heute),
        },
      ),
    ],
    ...bildupload('freibad-sommer'),
  },
  {
    slug: 'schillerschule',
    name: 'Schillerschule Rebenau',
    kurzname: 'Schillerschule',
    sortierung: 32,
    seite: '/schillerschule',
    einleitung: 'Grundschule in der Kernstadt, zwei Gehminuten vom Marktplatz.',
    anschrift: { location: 'Schillerschule', street: 'Schulstraße 2', zip: '76999', city: 'Rebenau' },
    kommunikation: erreichbar('schillerschule', 'schillerschule'),
    kontaktpersonen: [
      person('Nadja', 'Brenner', 'Rektorin', 'Zimmer 101', 211),
      person('Anja', 'Wolff', 'Sekretariat', 'Zimmer 102', 210),
      person('Dilek', 'Kaya', 'Leitung des Ganztags', 'Mensa', 212, 'ganztag.schillerschule'),
    ],
    oeffnungszeiten: [
      schulhaus(heute),
      oeffnungszeit([...zeit('ARBEITSTAG_MO_FR', '07:30', '12:30'), ...zeit('DIENSTAG', '13:30', '15:30')], {
        typ: 'SERVICEZEIT',
        hinweisText: 'Sekretariat',
        abweichendeZeiten: schulfrei(heute),
      }),
    ],
    ...bildupload('schillerschule-vormittag'),
  },
  {
    slug: 'jahnschule',
    name: 'Jahnschule Unterweiler',
    kurzname: 'Jahnschule',
    sortierung: 33,
    seite: '/jahnschule',
    einleitung: 'Grundschule mit viel Bewegung, am Turnplatz in Unterweiler.',
    anschrift: { location: 'Jahnschule', street: 'Turnplatz 1', zip: '76999', city: 'Rebenau-Unterweiler' },
    kommunikation: erreichbar('jahnschule', 'jahnschule'),
    kontaktpersonen: [
      person('Stefan', 'Huber', 'Rektor', 'Zimmer 2', 221),
      person('Gül', 'Yildiz', 'Sekretariat', 'Zimmer 1', 220),
      person('Patrick', 'Moser', 'Leitung der Betreuung', 'Turnhalle', 222, 'betreuung.jahnschule'),
    ],
    oeffnungszeiten: [
      schulhaus(heute),
      oeffnungszeit(
        [
          ...zeit('MONTAG DIENSTAG MITTWOCH DONNERSTAG', '07:30', '12:00'),
          ...zeit('DIENSTAG', '13:00', '15:00'),
        ],
        {
          typ: 'SERVICEZEIT',
          hinweisText: 'Sekretariat',
          // The office is closed on Fridays anyway.
          abweichendeZeiten: schulfrei(heute, []),
        },
      ),
    ],
    ...bildupload('jahnschule-sportfest'),
  },
  {
    slug: 'jugendmusikschule',
    name: 'Jugendmusikschule Rebenau',
    kurzname: 'Jugendmusikschule',
    sortierung: 34,
    seite: '/jugendmusikschule',
    einleitung: 'Unterricht vom Kinderchor bis zum Orchester, in der Alten Post.',
    anschrift: { location: 'Alte Post', street: 'Bahnhofstraße 11', zip: '76999', city: 'Rebenau' },
    kommunikation: erreichbar('jugendmusikschule', 'jugendmusikschule'),
    kontaktpersonen: [
      person('Daniel', 'Krämer', 'Leitung', 'Alte Post, Zimmer 3', 231),
      person('Silke', 'Roth', 'Büro und Anmeldung', 'Alte Post, Zimmer 1', 230),
    ],
    oeffnungszeiten: [
      oeffnungszeit(
        [
          ...zeit('MONTAG DIENSTAG MITTWOCH DONNERSTAG', '14:00', '17:00'),
          ...zeit('FREITAG', '10:00', '12:00'),
        ],
        {
          typ: 'SERVICEZEIT',
          hinweisText: 'Büro',
          abweichendeZeiten: schulfrei(heute),
        },
      ),
    ],
    ...bildupload('musikschule-konzert'),
  },
  {
    slug: 'klimaschutz',
    name: 'Stabsstelle Klimaschutz',
    kurzname: 'Klimaschutz',
    uebergeordnet: 'rathaus',
    sortierung: 26,
    seite: '/klimaschutz',
    einleitung: 'Beratung zu Energie, Radwegen und Förderung, kostenlos und ohne Verkaufsgespräch.',
    anschrift: { ...rathausAnschrift, location: 'Rathaus, zweiter Stock, Zimmer 16' },
    kommunikation: erreichbar('klimaschutz', 'klimaschutz'),
    kontaktpersonen: [
      person('Lena', 'Vogt', 'Leitung, Energieberatung', 'Zimmer 16', 240),
      person('Tobias', 'Ehret', 'Radwege und Förderung', 'Zimmer 16', 241),
    ],
    oeffnungszeiten: [
      oeffnungszeit(
        [
          ...zeit('MONTAG DIENSTAG MITTWOCH DONNERSTAG', '09:00', '12:00'),
          ...zeit('DONNERSTAG', '15:00', '17:30'),
        ],
        { abweichendeZeiten: imRathaus(heute) },
      ),
    ],
    ...bildupload('klimaschutz-solardaecher'),
  },
]
