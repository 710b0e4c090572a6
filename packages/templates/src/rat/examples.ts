import type {
  GremiumUebersicht,
  Ratsperson,
  Sitzung,
  SitzungUebersicht,
  Vorlage,
} from '@rathausplatz/contract'

/** A small council for the examples of its templates. */
const pfad = '/rathaus/gemeinderat'

export const rau =
  '<script>alert(1)</script> Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'

const gremiumOf = (id: string, name: string) => ({ id, name, detailURL: `${pfad}/gremien/${id}` })
export const rat = gremiumOf('gemeinderat', 'Gemeinderat')
export const technik = gremiumOf('technischer-ausschuss', 'Technischer Ausschuss')
export const liste = gremiumOf('buergerliste', 'Bürgerliste Rebenau')

export const gremien: GremiumUebersicht[] = [
  {
    ...rat,
    kurzname: 'GR',
    art: 'gemeinderat',
    einleitung: 'Entscheidet über alles Wichtige in der Stadt.',
    ort: 'Rathaus, Ratssaal',
    anzahl: 23,
  },
  {
    ...technik,
    kurzname: 'TA',
    art: 'ausschuss',
    einleitung: 'Berät über Bauen, Straßen und Umwelt.',
    ort: 'Rathaus, Zimmer 12',
    uebergeordnet: rat,
    anzahl: 11,
  },
  { ...liste, kurzname: '', art: 'fraktion', einleitung: '', ort: '', uebergeordnet: rat, anzahl: 7 },
  {
    ...gremiumOf('bauausschuss', 'Bauausschuss'),
    kurzname: '',
    art: 'ausschuss',
    einleitung: '',
    ort: '',
    endet_am: '2024-07-22',
    anzahl: 0,
  },
]
export const gremienwahl = [rat, technik].map(({ id, name }) => ({ id, name }))

const personOf = (id: string, name: string) => ({ id, name, detailURL: `${pfad}/personen/${id}` })
export const wendling = personOf('gisela-wendling', 'Dr. Gisela Wendling')
export const ganter = personOf('uwe-ganter', 'Uwe Ganter')

export const personen: Ratsperson[] = [
  {
    id: 'gisela-wendling',
    titel: 'Dr.',
    vorname: 'Gisela',
    nachname: 'Wendling',
    beruf: 'Architektin',
    wohnort: 'Unterweiler',
    einleitung: 'Setzt sich für kurze Wege und alte Häuser ein.',
    kommunikation: [{ kanal: 'EMAIL', kennung: 'wendling@buergerliste.example.org' }],
    bild: '/medien/ratssaal',
    bildtext: 'Gisela Wendling im Ratssaal',
    bildcopyright: 'Stadt Rebenau',
    fraktion: liste,
    mitgliedschaften: [
      { gremium: rat, art: 'gemeinderat', rolle: 'mitglied', stimmrecht: true, von: '2024-07-23' },
      { gremium: technik, art: 'ausschuss', rolle: 'vorsitz', stimmrecht: true, von: '2024-09-01' },
      { gremium: liste, art: 'fraktion', rolle: 'mitglied', stimmrecht: true, von: '2024-07-23' },
    ],
    detailURL: wendling.detailURL,
  },
  {
    id: 'uwe-ganter',
    titel: '',
    vorname: 'Uwe',
    nachname: 'Ganter',
    beruf: '',
    wohnort: '',
    einleitung: '',
    kommunikation: [],
    mitgliedschaften: [
      { gremium: rat, art: 'gemeinderat', rolle: 'beratend', stimmrecht: false, von: '2025-01-01' },
    ],
    detailURL: ganter.detailURL,
  },
]

const pdf = (titel: string, datei: string, groesse = 240_000) => ({
  titel,
  url: `/medien/${datei}.pdf`,
  groesse,
  typ: 'application/pdf' as const,
})

export const vorlage: Vorlage = {
  id: 'sprungturm',
  nummer: '2026/087',
  titel: 'Sanierung des Sprungturms im Freibad',
  art: 'Beschlussvorlage',
  datum: '2026-11-02',
  gremium: rat,
  amt: { id: 'bauamt', name: 'Bauamt', detailURL: '/rathaus/aemter/bauamt' },
  einleitung:
    'Der Sprungturm braucht neue Geländer und eine neue Treppe, damit er zur Saison 2027 öffnen kann.',
  beschlussvorschlag:
    '1. Der Gemeinderat beschließt die Sanierung des Sprungturms.\n2. Die Mittel werden im Haushalt 2027 bereitgestellt.',
  text: '<p>Bei der Prüfung im September fiel der Sprungturm durch. Das Geländer ist an zwei Stellen durchgerostet.</p><h3>Was geprüft wurde</h3><p>Drei Wege, den Turm zu erhalten.</p>',
  kosten:
    '148.000 €, davon 60.000 € aus dem Förderprogramm des Landes. Im Haushalt 2027 sind 90.000 € eingeplant.',
  strassen: ['Badstraße', 'Am Altrhein'],
  datei: pdf('Vorlage 2026/087', 'vorlage-2026-087'),
  anlagen: [pdf('Gutachten zum Sprungturm', 'gutachten-sprungturm', 2_340_000)],
  bezug: [
    { id: 'freibad', name: 'Freibad: Bericht über die Saison 2026', detailURL: `${pfad}/vorlagen/freibad` },
  ],
  beratungen: [
    {
      sitzung: {
        id: 'technischer-ausschuss-2026-11-03',
        name: 'Sitzung des Technischen Ausschusses',
        detailURL: `${pfad}/sitzungen/technischer-ausschuss-2026-11-03`,
      },
      gremium: technik,
      gemeinsam_mit: [],
      datum_von: '2026-11-03T18:00:00+01:00',
      zustand: 'durchgefuehrt',
      nummer: '3',
      ergebnis: 'angenommen',
      beschluss: '',
      abstimmung: { ja: 11, nein: 0, enthaltungen: 0 },
    },
    {
      sitzung: {
        id: 'gemeinderat-2026-12-08',
        name: 'Sitzung des Gemeinderats',
        detailURL: `${pfad}/sitzungen/gemeinderat-2026-12-08`,
      },
      gremium: rat,
      gemeinsam_mit: [],
      datum_von: '2026-12-08T18:30:00+01:00',
      zustand: 'eingeladen',
      nummer: '2',
      beschluss: '',
    },
  ],
  detailURL: `${pfad}/vorlagen/sprungturm`,
}

export const sitzung: Sitzung = {
  id: 'gemeinderat-2026-11-10',
  titel: 'Sitzung des Gemeinderats',
  gremium: rat,
  gemeinsam_mit: [],
  datum_von: '2026-11-10T18:30:00+01:00',
  datum_bis: '2026-11-10T21:10:00+01:00',
  ort: 'Rathaus, Ratssaal',
  zustand: 'durchgefuehrt',
  grund: '',
  hinweis: 'Die Geräte der Höranlage liegen am Eingang.',
  tagesordnung: [
    {
      kennung: 'fragen',
      nummer: '1',
      titel: 'Fragen der Einwohnerinnen und Einwohner',
      text: 'Alle, die in Rebenau wohnen, können eine Frage stellen und eine Nachfrage.',
      beschluss: '',
      dateien: [],
    },
    {
      kennung: 'sprungturm',
      nummer: '2',
      titel: vorlage.titel,
      text: '',
      vorlage: {
        id: vorlage.id,
        name: vorlage.titel,
        detailURL: vorlage.detailURL,
        nummer: vorlage.nummer,
        art: vorlage.art,
        datei: pdf('Vorlage 2026/087', 'vorlage-2026-087'),
        anlagen: vorlage.anlagen,
      },
      ergebnis: 'angenommen',
      beschluss: 'Der Gemeinderat beschließt die Sanierung des Sprungturms für 148.000 €.',
      abstimmung: { ja: 17, nein: 3, enthaltungen: 1 },
      dateien: [pdf('Präsentation des Bauamts', 'praesentation-sprungturm', 1_120_000)],
    },
    {
      kennung: 'hauptstrasse',
      nummer: '3',
      titel: 'Umbau der Hauptstraße: Antrag der Bürgerliste',
      text: '',
      ergebnis: 'abgelehnt',
      beschluss: '',
      abstimmung: { ja: 7, nein: 14, enthaltungen: 0 },
      dateien: [],
    },
    {
      kennung: 'klima',
      nummer: '4',
      titel: 'Bericht über den Klimaschutz',
      text: '',
      ergebnis: 'zur_kenntnis',
      beschluss: '',
      dateien: [],
    },
    {
      kennung: 'verschiedenes',
      nummer: '5',
      titel: 'Verschiedenes',
      text: '',
      beschluss: '',
      dateien: [],
    },
  ],
  einladung: pdf('Einladung', 'einladung-gemeinderat', 88_000),
  niederschrift: pdf('Niederschrift', 'niederschrift-gemeinderat', 310_000),
  dateien: [],
  teilnahmen: [
    { person: wendling, anwesenheit: 'anwesend' },
    {
      person: ganter,
      anwesenheit: 'entschuldigt',
      vertreten_durch: personOf('ines-lorenz', 'Ines Lorenz'),
    },
  ],
  detailURL: `${pfad}/sitzungen/gemeinderat-2026-11-10`,
}

export const uebersicht = ({
  hinweis: _1,
  tagesordnung,
  einladung: _2,
  niederschrift,
  dateien: _3,
  teilnahmen: _4,
  zurueckgenommen: _5,
  ...meeting
}: Sitzung): SitzungUebersicht => ({
  ...meeting,
  punkte: tagesordnung.length,
  hatNiederschrift: niederschrift !== undefined,
})

const next = (id: string, more: Partial<Sitzung>): SitzungUebersicht => {
  const { datum_bis: _, niederschrift: __, ...meeting } = sitzung
  return uebersicht({ ...meeting, id, detailURL: `${pfad}/sitzungen/${id}`, ...more })
}

export const naechste: SitzungUebersicht[] = [
  next('gemeinderat-2026-12-08', { datum_von: '2026-12-08T18:30:00+01:00', zustand: 'eingeladen' }),
  next('technischer-ausschuss-2026-12-15', {
    titel: 'Sitzung des Technischen Ausschusses',
    gremium: technik,
    datum_von: '2026-12-15T18:00:00+01:00',
    zustand: 'geplant',
    verlegt_von: '2026-12-01T18:00:00+01:00',
    grund: 'Der Ratssaal ist am 1. Dezember belegt.',
    tagesordnung: [],
  }),
  next('gemeinderat-2026-12-22', {
    datum_von: '2026-12-22T18:30:00+01:00',
    zustand: 'abgesagt',
    grund: 'Es liegt nichts vor, worüber zu beraten wäre.',
    tagesordnung: [],
  }),
  next('gemeinderat-2027-01-12', {
    datum_von: '2027-01-12T18:30:00+01:00',
    zustand: 'geplant',
    tagesordnung: [],
  }),
]
