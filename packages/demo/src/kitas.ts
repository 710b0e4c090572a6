import type { Stelle } from './kontakt.ts'

/** The five day-care centres; the only source for the office, the comparison page and the jobs. */
export const kitas = [
  {
    slug: 'kindergarten-regenbogen',
    name: 'Kindergarten Regenbogen',
    leitung: ['Annette', 'Bühler'],
    stelle: 'regenbogen',
    strasse: 'Gartenstraße 21',
    ortsteil: '',
    alter: 'ab 3 Jahren',
    beginn: '07:00',
    ende: '14:00',
    plaetze: 92,
    einleitung: 'Fünf Gruppen, ein großer Garten und zwölf Hühner.',
  },
  {
    slug: 'kita-rebstoeckle',
    name: 'Kita Rebstöckle',
    leitung: ['Sonja', 'Ritzmann'],
    stelle: 'rebstoeckle',
    strasse: 'Am Steinberg 3',
    ortsteil: '',
    alter: 'ab 1 Jahr',
    beginn: '07:00',
    ende: '17:00',
    plaetze: 110,
    einleitung: 'Ganztags für Kinder ab dem ersten Geburtstag, am Fuß der Weinberge.',
  },
  {
    slug: 'kita-am-stadtpark',
    name: 'Kita am Stadtpark',
    leitung: ['Murat', 'Aksu'],
    stelle: 'stadtparkkita',
    strasse: 'Parkweg 12',
    ortsteil: '',
    alter: 'ab 1 Jahr',
    beginn: '06:30',
    ende: '17:00',
    plaetze: 98,
    einleitung: 'Öffnet als Erste am Morgen und kocht auch für die Schillerschule.',
  },
  {
    slug: 'kindergarten-altrhein',
    name: 'Kindergarten Altrhein',
    leitung: ['Heike', 'Dold'],
    stelle: 'altrheinkita',
    strasse: 'Fährgasse 5',
    ortsteil: 'Unterweiler',
    alter: 'ab 2 Jahren',
    beginn: '07:30',
    ende: '14:30',
    plaetze: 72,
    einleitung: 'Drei Gruppen in Unterweiler, einmal in der Woche am Wasser.',
  },
  {
    slug: 'waldkindergarten-lindenhof',
    name: 'Waldkindergarten Lindenhof',
    leitung: ['Johanna', 'Fuchs'],
    stelle: 'waldkindergarten',
    strasse: 'Waldstraße 40',
    ortsteil: 'Lindenhof',
    alter: 'ab 3 Jahren',
    beginn: '08:00',
    ende: '13:30',
    plaetze: 40,
    einleitung: 'Jeden Tag draußen; Treffpunkt ist die Waldhütte.',
  },
] as const satisfies readonly {
  slug: string
  name: string
  leitung: readonly [string, string]
  stelle: Stelle
  strasse: string
  ortsteil: string
  alter: string
  beginn: string
  ende: string
  plaetze: number
  einleitung: string
}[]

export const kitaplaetze: number = kitas.reduce((summe, { plaetze }) => summe + plaetze, 0)
