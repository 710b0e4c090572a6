import type { MenuItem, MenuName } from '@rathausplatz/contract'

const rechtliches: MenuItem[] = [
  { title: 'Impressum', href: '/impressum' },
  { title: 'Datenschutz', href: '/datenschutz' },
  { title: 'Barrierefreiheit', href: '/barrierefreiheit' },
]

export const menues: Record<MenuName, MenuItem[]> = {
  Hauptmenü: [
    {
      title: 'Rathaus',
      href: '/rathaus',
      menuItems: [
        {
          title: 'Bürgerbüro',
          href: '/rathaus/buergerbuero',
          menuItems: [
            { title: 'Ausweis und Reisepass', href: '/rathaus/buergerbuero/ausweis' },
            { title: 'Wohnsitz anmelden', href: '/rathaus/buergerbuero/wohnsitz' },
          ],
        },
        { title: 'Leistungen von A bis Z', href: '/rathaus/leistungen' },
        { title: 'Lebenslagen', href: '/rathaus/lebenslagen' },
        { title: 'Bürgermeisterin', href: '/rathaus/buergermeisterin' },
        { title: 'Gemeinderat', href: '/rathaus/gemeinderat' },
        { title: 'Ämter und Ansprechpersonen', href: '/rathaus/aemter' },
        { title: 'Arbeiten bei der Stadt', href: '/rathaus/stellen' },
      ],
    },
    {
      title: 'Leben in Rebenau',
      href: '/leben',
      menuItems: [
        {
          title: 'Familie',
          href: '/leben/familie',
          menuItems: [
            { title: 'Kita und Kindergarten', href: '/leben/familie/kita' },
            { title: 'Schillerschule', href: '/schillerschule' },
            { title: 'Jahnschule', href: '/jahnschule' },
          ],
        },
        { title: 'Abfall und Wertstoffe', href: '/leben/abfall' },
        {
          title: 'Stadtbücherei',
          href: '/buecherei',
          menuItems: [
            { title: 'Ausweis', href: '/buecherei/ausweis' },
            { title: 'Ausleihen und verlängern', href: '/buecherei/ausleihe' },
            { title: 'Gebühren', href: '/buecherei/gebuehren' },
            { title: 'E-Books und Hörbücher', href: '/buecherei/digital' },
            { title: 'Neu im Regal', href: '/buecherei/neu' },
            { title: 'Kinder', href: '/buecherei/kinder' },
            { title: 'Veranstaltungen', href: '/buecherei/veranstaltungen' },
            { title: 'Ohne Hindernisse', href: '/buecherei/barrierefrei' },
          ],
        },
        {
          title: 'Freibad',
          href: '/freibad',
          menuItems: [
            { title: 'Öffnungszeiten', href: '/freibad/oeffnungszeiten' },
            { title: 'Preise', href: '/freibad/preise' },
            { title: 'Becken und Wiese', href: '/freibad/becken' },
            { title: 'Schwimmkurse', href: '/freibad/kurse' },
            { title: 'Anfahrt', href: '/freibad/anfahrt' },
            { title: 'Baden ohne Barrieren', href: '/freibad/barrierefrei' },
            { title: 'Baderegeln', href: '/freibad/baderegeln' },
            { title: 'Kiosk und Verleih', href: '/freibad/kiosk' },
          ],
        },
        { title: 'Jugendmusikschule', href: '/jugendmusikschule' },
      ],
    },
    {
      title: 'Bauen und Klima',
      href: '/bauen',
      menuItems: [
        { title: 'Bauplätze im Rebgarten', href: '/bauen/rebgarten' },
        { title: 'Klimaschutz', href: '/klimaschutz' },
      ],
    },
    {
      title: 'Stadt und Landschaft',
      href: '/stadt',
      menuItems: [
        { title: 'Wein', href: '/stadt/wein' },
        { title: 'Rundwege', href: '/stadt/rundwege' },
        { title: 'Wochenmarkt', href: '/stadt/wochenmarkt' },
        { title: 'Bus, Bahn und Rad', href: '/stadt/mobilitaet' },
        { title: 'Parken', href: '/stadt/parken' },
      ],
    },
    { title: 'Aktuelles', href: '/aktuelles' },
    { title: 'Veranstaltungen', href: '/veranstaltungen' },
  ],

  Footer_Themen: [
    { title: 'Leistungen von A bis Z', href: '/rathaus/leistungen' },
    { title: 'Ausweis und Reisepass', href: '/rathaus/buergerbuero/ausweis' },
    { title: 'Abfuhrtermine', href: '/leben/abfall' },
    { title: 'Kita-Platz finden', href: '/leben/familie/kita' },
    { title: 'Bauplätze', href: '/bauen/rebgarten' },
    { title: 'Freie Stellen', href: '/rathaus/stellen' },
    { title: 'Fehler melden', href: '/fehler-melden' },
    { title: 'Leichte Sprache', href: '/leichte-sprache' },
  ],

  Footer_Rechtliches: rechtliches,

  'Hauptmenue-Schillerschule': [
    { title: 'Unsere Schule', href: '/schillerschule' },
    {
      title: 'Für Eltern',
      href: '/leben/familie',
      menuItems: [
        { title: 'Betreuung und Ferien', href: '/leben/familie' },
        { title: 'Übergang von der Kita', href: '/leben/familie/kita' },
      ],
    },
    { title: 'Termine', href: '/veranstaltungen' },
    { title: 'Musikunterricht', href: '/jugendmusikschule' },
    { title: 'Stadt Rebenau', href: '/', alt: 'Zur Startseite der Stadt Rebenau' },
  ],

  'Footer-Schillerschule_Rechtliches': rechtliches,

  'Hauptmenue-Jahnschule': [
    { title: 'Unsere Schule', href: '/jahnschule' },
    {
      title: 'Für Eltern',
      href: '/leben/familie',
      menuItems: [
        { title: 'Betreuung und Ferien', href: '/leben/familie' },
        { title: 'Übergang von der Kita', href: '/leben/familie/kita' },
      ],
    },
    { title: 'Termine', href: '/veranstaltungen' },
    { title: 'Schwimmen lernen', href: '/freibad' },
    { title: 'Stadt Rebenau', href: '/', alt: 'Zur Startseite der Stadt Rebenau' },
  ],

  'Footer-Jahnschule_Rechtliches': rechtliches,
}
