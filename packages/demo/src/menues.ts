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
            { title: 'Personalausweis', href: '/rathaus/leistungen/personalausweis' },
            { title: 'Reisepass', href: '/rathaus/leistungen/reisepass' },
            { title: 'Wohnsitz anmelden', href: '/rathaus/buergerbuero/wohnsitz' },
          ],
        },
        { title: 'Termin vereinbaren', href: '/rathaus/termine' },
        { title: 'Leistungen von A bis Z', href: '/rathaus/leistungen' },
        { title: 'Lebenslagen', href: '/rathaus/lebenslagen' },
        { title: 'Bürgermeisterin', href: '/rathaus/buergermeisterin' },
        {
          title: 'Gemeinderat',
          href: '/rathaus/gemeinderat',
          menuItems: [
            { title: 'Sitzungen', href: '/rathaus/gemeinderat/sitzungen' },
            { title: 'Vorlagen', href: '/rathaus/gemeinderat/vorlagen' },
            { title: 'Gremien und Fraktionen', href: '/rathaus/gemeinderat/gremien' },
            { title: 'Mitglieder', href: '/rathaus/gemeinderat/personen' },
          ],
        },
        { title: 'Ämter und Einrichtungen', href: '/rathaus/aemter' },
        { title: 'Ansprechpersonen', href: '/rathaus/personen' },
        { title: 'Öffentliche Bekanntmachungen', href: '/bekanntmachungen' },
        { title: 'Haushalt', href: '/rathaus/haushalt' },
        { title: 'Ortsrecht', href: '/rathaus/ortsrecht' },
        { title: 'Wahlen', href: '/rathaus/wahlen' },
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
        { title: 'Jugend', href: '/leben/jugend' },
        { title: 'Senioren', href: '/leben/senioren' },
        { title: 'Pinnwand', href: '/pinnwand' },
        { title: 'Neu in Deutschland', href: '/leben/integration' },
        { title: 'Gesundheit und Notdienste', href: '/leben/gesundheit' },
        { title: 'Notfallnummern', href: '/notfallnummern' },
        { title: 'Warnungen', href: '/warnungen' },
        { title: 'Ärzte und Apotheken', href: '/leben/aerzte' },
        { title: 'Vereine', href: '/leben/vereine' },
        { title: 'Kirchen und Soziales', href: '/leben/soziales' },
        { title: 'Feuerwehr', href: '/leben/feuerwehr' },
        { title: 'Abfall und Wertstoffe', href: '/leben/abfall' },
        {
          title: 'Stadtbücherei',
          href: '/buecherei',
          menuItems: [
            { title: 'Ausweis', href: '/buecherei/ausweis' },
            { title: 'Ausleihe', href: '/buecherei/ausleihe' },
            { title: 'Gebühren', href: '/buecherei/gebuehren' },
            { title: 'Digital', href: '/buecherei/digital' },
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
            { title: 'Becken', href: '/freibad/becken' },
            { title: 'Schwimmkurse', href: '/freibad/kurse' },
            { title: 'Anfahrt', href: '/freibad/anfahrt' },
            { title: 'Ohne Barrieren', href: '/freibad/barrierefrei' },
            { title: 'Baderegeln', href: '/freibad/baderegeln' },
            { title: 'Kiosk', href: '/freibad/kiosk' },
          ],
        },
        {
          title: 'Jugendmusikschule',
          href: '/jugendmusikschule',
          menuItems: [
            { title: 'Für die Kleinen', href: '/jugendmusikschule/fruehe-musik' },
            { title: 'Instrumente und Gesang', href: '/jugendmusikschule/faecher' },
            { title: 'Lehrkräfte', href: '/jugendmusikschule/lehrkraefte' },
            { title: 'Gebühren', href: '/jugendmusikschule/gebuehren' },
            { title: 'Anmeldung', href: '/jugendmusikschule/anmeldung' },
            { title: 'Leihinstrumente', href: '/jugendmusikschule/leihinstrumente' },
            { title: 'Ensembles', href: '/jugendmusikschule/ensembles' },
            { title: 'Konzerte', href: '/jugendmusikschule/konzerte' },
          ],
        },
      ],
    },
    {
      title: 'Wirtschaft',
      href: '/wirtschaft',
      menuItems: [{ title: 'Betriebe nach Branchen', href: '/wirtschaft/betriebe' }],
    },
    {
      title: 'Bauen und Klima',
      href: '/bauen',
      menuItems: [
        {
          title: 'Baugebiete',
          href: '/bauen/baugebiete',
          menuItems: [{ title: 'Rebgarten', href: '/bauen/baugebiete/rebgarten' }],
        },
        {
          title: 'Klimaschutz',
          href: '/klimaschutz',
          menuItems: [
            { title: 'Zahlen', href: '/klimaschutz/zahlen' },
            { title: 'Plan bis 2035', href: '/klimaschutz/plan' },
            { title: 'Strom vom Dach', href: '/klimaschutz/solar' },
            { title: 'Wärmeplanung', href: '/klimaschutz/waermeplanung' },
            { title: 'Förderung', href: '/klimaschutz/foerderung' },
            { title: 'Energieberatung', href: '/klimaschutz/energieberatung' },
            { title: 'Radverkehr', href: '/klimaschutz/radverkehr' },
            { title: 'Klimabeirat', href: '/klimaschutz/klimabeirat' },
          ],
        },
      ],
    },
    {
      title: 'Stadt und Landschaft',
      href: '/stadt',
      menuItems: [
        { title: 'Geschichte', href: '/stadt/geschichte' },
        { title: 'Ortsteile', href: '/stadt/ortsteile' },
        { title: 'Zahlen und Fakten', href: '/stadt/zahlen' },
        { title: 'Partnerstadt', href: '/stadt/partnerstadt' },
        { title: 'Wein', href: '/stadt/wein' },
        { title: 'Rundwege', href: '/stadt/rundwege' },
        { title: 'Wochenmarkt', href: '/stadt/wochenmarkt' },
        { title: 'Zu Gast in Rebenau', href: '/stadt/uebernachten' },
        { title: 'Essen, Trinken, Übernachten', href: '/stadt/gastgeber' },
        { title: 'Bus, Bahn und Rad', href: '/stadt/mobilitaet' },
        { title: 'Parken', href: '/stadt/parken' },
        { title: 'Öffentliche Toiletten', href: '/stadt/toiletten' },
      ],
    },
    { title: 'Aktuelles', href: '/aktuelles' },
    {
      title: 'Veranstaltungen',
      href: '/veranstaltungen',
      menuItems: [{ title: 'Monatskalender', href: '/kalender' }],
    },
  ],

  Footer_Themen: [
    { title: 'Notfallnummern', href: '/notfallnummern' },
    { title: 'Warnungen', href: '/warnungen' },
    { title: 'Leistungen von A bis Z', href: '/rathaus/leistungen' },
    { title: 'Personalausweis', href: '/rathaus/leistungen/personalausweis' },
    { title: 'Abfall und Abfuhrtage', href: '/leben/abfall' },
    { title: 'Kita-Platz finden', href: '/leben/familie/kita' },
    { title: 'Bauplätze', href: '/bauen/baugebiete' },
    { title: 'Freie Stellen', href: '/rathaus/stellen' },
    { title: 'Schaden melden', href: '/schaden-melden' },
    { title: 'Öffentliche Bekanntmachungen', href: '/bekanntmachungen' },
    { title: 'Leichte Sprache', href: '/leichte-sprache' },
    { title: 'Gebärdensprache', href: '/gebaerdensprache' },
  ],

  Footer_Rechtliches: rechtliches,

  'Hauptmenue-Schillerschule': [
    { title: 'Startseite', href: '/schillerschule' },
    {
      title: 'Unsere Schule',
      href: '/schillerschule/schule',
      menuItems: [
        { title: 'Kollegium', href: '/schillerschule/kollegium' },
        { title: 'Lesen und Theater', href: '/schillerschule/lesen-und-theater' },
      ],
    },
    {
      title: 'Schultag',
      href: '/schillerschule/schultag',
      menuItems: [{ title: 'Ganztag und Mittagessen', href: '/schillerschule/ganztag' }],
    },
    { title: 'Anmeldung', href: '/schillerschule/anmeldung' },
    {
      title: 'Eltern',
      href: '/schillerschule/eltern',
      menuItems: [{ title: 'Förderverein', href: '/schillerschule/foerderverein' }],
    },
    { title: 'Termine', href: '/schillerschule/termine' },
    { title: 'Sekretariat', href: '/schillerschule/sekretariat' },
    { title: 'Stadt Rebenau', href: '/', alt: 'Zur Startseite der Stadt Rebenau' },
  ],

  'Footer-Schillerschule_Rechtliches': rechtliches,

  'Hauptmenue-Jahnschule': [
    { title: 'Startseite', href: '/jahnschule' },
    {
      title: 'Lernen und bewegen',
      href: '/jahnschule/bewegung',
      menuItems: [
        { title: 'Garten und Hühner', href: '/jahnschule/garten' },
        { title: 'Kollegium', href: '/jahnschule/kollegium' },
      ],
    },
    {
      title: 'Schultag',
      href: '/jahnschule/schultag',
      menuItems: [
        { title: 'Betreuung am Nachmittag', href: '/jahnschule/betreuung' },
        { title: 'Sicher zur Schule', href: '/jahnschule/schulweg' },
      ],
    },
    { title: 'Anmeldung', href: '/jahnschule/anmeldung' },
    { title: 'Eltern und Förderverein', href: '/jahnschule/eltern' },
    { title: 'Termine', href: '/jahnschule/termine' },
    { title: 'Sekretariat', href: '/jahnschule/sekretariat' },
    { title: 'Stadt Rebenau', href: '/', alt: 'Zur Startseite der Stadt Rebenau' },
  ],

  'Footer-Jahnschule_Rechtliches': rechtliches,
}
