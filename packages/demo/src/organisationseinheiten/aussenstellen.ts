import { notrufe } from '@rathausplatz/contract/notrufe'
import { kitas } from '../kitas.ts'
import { type Einheit, erreichbar, oeffnungszeit, person, zeit } from './einheit.ts'
import { weihnachtsruhe } from './haeuser.ts'

const anschrift = (location: string, street: string, ortsteil = '') => ({
  location,
  street,
  zip: '76999',
  city: ortsteil ? `Rebenau-${ortsteil}` : 'Rebenau',
})

/**
 * Returns the town's units outside the town hall: recycling centre, day-care, youth centre, fire brigade,
 * villages.
 */
export function aussenstellen(heute: Date): Einheit[] {
  const ruhe = [weihnachtsruhe(heute)]
  return [
    {
      slug: 'wertstoffhof',
      name: 'Wertstoffhof und Abfallberatung',
      kurzname: 'Wertstoffhof',
      uebergeordnet: 'bauhof',
      sortierung: 17,
      einleitung: 'Nimmt an, was nicht in die Tonne gehört, und weiß, was wohin kommt.',
      anschrift: anschrift('Wertstoffhof', 'Rheinweg 16'),
      kommunikation: erreichbar('abfall', 'abfall'),
      kontaktpersonen: [person('Thomas', 'Eberle', 'Abfallberatung', 'Büro am Tor', 280, 'abfall')],
      oeffnungszeiten: [
        oeffnungszeit([...zeit('MITTWOCH FREITAG', '14:00', '18:00'), ...zeit('SAMSTAG', '09:00', '14:00')], {
          abweichendeZeiten: ruhe,
        }),
        oeffnungszeit(
          [...zeit('ARBEITSTAG_MO_FR', '07:30', '12:00'), ...zeit('MITTWOCH', '13:30', '16:00')],
          {
            typ: 'TELEFONISCHE_ERREICHBARKEIT',
            hinweisText: 'Abfallberatung',
            abweichendeZeiten: ruhe,
          },
        ),
      ],
      leistungen: [{ id: 'abfall', name: 'Abfall und Wertstoffe', detailURL: '/leben/abfall' }],
    },
    ...kitas.map(
      ({ slug, name, leitung, stelle, strasse, ortsteil, beginn, ende, einleitung }, index): Einheit => ({
        slug,
        name,
        uebergeordnet: 'familienbuero',
        sortierung: 40 + index,
        einleitung,
        anschrift: anschrift(name, strasse, ortsteil),
        kommunikation: erreichbar(stelle, slug),
        kontaktpersonen: [person(leitung[0], leitung[1], 'Leitung', 'Büro', stelle, slug)],
        oeffnungszeiten: [oeffnungszeit(zeit('ARBEITSTAG_MO_FR', beginn, ende), { abweichendeZeiten: ruhe })],
        leistungen: [{ id: 'kita', name: 'Kita-Platz finden', detailURL: '/leben/familie/kita' }],
      }),
    ),
    {
      slug: 'jugendhaus',
      name: 'Jugendhaus',
      uebergeordnet: 'familienbuero',
      sortierung: 45,
      einleitung: 'Kicker, Küche, Proberaum, Werkbank: ohne Anmeldung und ohne Geld.',
      anschrift: anschrift('Jugendhaus', 'Bahnhofstraße 3'),
      kommunikation: erreichbar('jugendhaus', 'jugend'),
      kontaktpersonen: [
        person('Nina', 'Berger', 'Jugendarbeit und Beratung', 'Jugendhaus', 'jugendhaus', 'jugend'),
        person('Tim', 'Hofer', 'Jugendarbeit und Jugendrat', 'Jugendhaus', 'jugendhaus', 'jugend'),
      ],
      oeffnungszeiten: [
        oeffnungszeit(
          [
            ...zeit('DIENSTAG DONNERSTAG', '15:00', '20:00'),
            ...zeit('MITTWOCH', '15:00', '19:00'),
            ...zeit('FREITAG', '16:00', '22:00'),
          ],
          { hinweisText: 'Mittwoch nur Mädchen, Freitag ab 14 Jahren', abweichendeZeiten: ruhe },
        ),
      ],
      leistungen: [{ id: 'jugend', name: 'Jung sein in Rebenau', detailURL: '/leben/jugend' }],
    },
    {
      slug: 'feuerwehr',
      name: 'Freiwillige Feuerwehr Rebenau',
      kurzname: 'Feuerwehr',
      uebergeordnet: 'ordnungsamt',
      sortierung: 50,
      seite: '/leben/feuerwehr',
      einleitung: 'Drei Abteilungen, 62 Ehrenamtliche. Im Notfall immer die 112.',
      anschrift: anschrift('Gerätehaus Kernstadt', 'Lindenweg 7'),
      bereitschaft: notrufe.feuerwehr.nummer,
      kommunikation: erreichbar('feuerwehr', 'feuerwehr'),
      kontaktpersonen: [
        person('Sandra', 'Kopp', 'Kommandantin', 'Gerätehaus Kernstadt', 'feuerwehr', 'feuerwehr'),
        person(
          'Dominik',
          'Rist',
          'Leitung der Abteilung Unterweiler',
          'Gerätehaus Unterweiler',
          'feuerwehr',
          'feuerwehr',
        ),
        person(
          'Andreas',
          'Bitsch',
          'Leitung der Abteilung Lindenhof',
          'Gerätehaus Lindenhof',
          'feuerwehr',
          'feuerwehr',
        ),
      ],
      oeffnungszeiten: [
        oeffnungszeit(zeit('MONTAG', '19:30', '21:30'), {
          typ: 'SERVICEZEIT',
          hinweisText: 'Übungsabend; Gäste sind willkommen',
        }),
      ],
    },
    {
      slug: 'ortsverwaltung-unterweiler',
      name: 'Ortsverwaltung Unterweiler',
      uebergeordnet: 'hauptamt',
      sortierung: 55,
      einleitung: 'Sprechstunde der Ortsvorsteherin im Gemeindehaus.',
      anschrift: anschrift('Gemeindehaus Unterweiler', 'Fährgasse 12', 'Unterweiler'),
      kommunikation: erreichbar('unterweiler', 'unterweiler'),
      kontaktpersonen: [
        person('Renate', 'Zoller', 'Ortsvorsteherin', 'Gemeindehaus', 'unterweiler', 'unterweiler'),
      ],
      oeffnungszeiten: [
        oeffnungszeit(zeit('DIENSTAG', '17:00', '18:30'), {
          hinweisText: 'Sprechstunde',
        }),
      ],
    },
    {
      slug: 'ortsverwaltung-lindenhof',
      name: 'Ortsverwaltung Lindenhof',
      uebergeordnet: 'hauptamt',
      sortierung: 56,
      einleitung: 'Sprechstunde des Ortsvorstehers im alten Schulhaus.',
      anschrift: anschrift('Altes Schulhaus', 'Kirchplatz 4', 'Lindenhof'),
      kommunikation: erreichbar('lindenhof', 'lindenhof'),
      kontaktpersonen: [
        person('Karl-Heinz', 'Bitsch', 'Ortsvorsteher', 'Altes Schulhaus', 'lindenhof', 'lindenhof'),
      ],
      oeffnungszeiten: [
        oeffnungszeit(zeit('MONTAG', '18:00', '19:00'), {
          hinweisText: 'Sprechstunde',
        }),
      ],
    },
  ]
}
