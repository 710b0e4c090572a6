import { notruf } from '@rathausplatz/contract/notrufe'
import { giftnotruf } from '../notrufe.ts'
import { eintraege } from './eintrag.ts'

const essen = (tage: string, beginn: string, ende: string) => [
  {
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT' as const,
    regulaereZeiten: tage.split(' ').map(tagestyp => ({ tagestyp, beginn, ende })),
  },
]

const sprechzeiten = [
  {
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT' as const,
    hinweisText: 'Nachmittags nach Vereinbarung.',
    regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '12:00' }],
  },
]

export const gastgeber = eintraege('gastgeber', 380, [
  {
    name: 'Gasthaus zum Rebstock',
    rubriken: ['essen', 'uebernachten'],
    einleitung: 'Badische Küche im Gewölbe, neun Zimmer, im Sommer unter der Kastanie.',
    wo: 'Marktplatz 4',
    email: 'rebstock',
    web: true,
    bild: 'marktplatz-morgen',
    oeffnungszeiten: essen('MITTWOCH DONNERSTAG FREITAG SAMSTAG SONNTAG', '11:30', '22:00'),
    barrierefreiheit: 'Gaststube und Garten ohne Stufen, WC für Rollstühle, ein Zimmer im Erdgeschoss.',
  },
  {
    name: 'Café Baumann',
    rubriken: ['essen'],
    einleitung: 'Torten, Pralinen und das Frühstück bis zum Nachmittag.',
    wo: 'Marktplatz 9',
    oeffnungszeiten: essen('DIENSTAG MITTWOCH DONNERSTAG FREITAG SAMSTAG SONNTAG', '09:00', '18:00'),
  },
  {
    name: 'Pizzeria Da Enzo',
    rubriken: ['essen'],
    einleitung: 'Seit 1979 in der Torgasse; zum Mitnehmen ab 17:00 Uhr.',
    wo: 'Torgasse 10',
    oeffnungszeiten: essen('MONTAG MITTWOCH DONNERSTAG FREITAG SAMSTAG SONNTAG', '17:00', '22:30'),
  },
  {
    name: 'Straußi am Steinberg',
    rubriken: ['essen'],
    einleitung: 'Wurstsalat und Wein vom Hof, offen, wenn der Strauß hängt: im Mai und im September.',
    wo: 'Steinbergstraße 2',
    bild: 'weinfest-abend',
  },
  {
    name: 'Hotel am Markt',
    rubriken: ['uebernachten'],
    einleitung: '38 Zimmer, Fahrradgarage, Frühstück auch für Frühaufsteher.',
    wo: 'Marktplatz 14',
    email: 'hotel',
    web: true,
    barrierefreiheit: 'Aufzug in alle Stockwerke, zwei Zimmer für Rollstühle.',
  },
  {
    name: 'Winzerhof Ehret',
    rubriken: ['uebernachten'],
    einleitung: 'Drei Ferienwohnungen über dem Keller, Ziegen für die Kinder.',
    wo: 'Hohbergweg 3',
    email: 'winzerhof',
  },
  {
    name: 'Zeltwiese am Altrhein',
    rubriken: ['uebernachten'],
    einleitung: '40 Plätze ohne Autos, von April bis Oktober, den Schlüssel gibt die Tourist-Info.',
    wo: 'Am Altrhein 14, Unterweiler',
  },
])

export const gesundheit = eintraege('gesundheit', 387, [
  {
    name: 'Hausarztpraxis am Markt',
    rubriken: ['hausarzt'],
    einleitung:
      'Dr. Maren Thoma und Dr. Ali Rahimi; Sprechzeit ohne Termin von Montag bis Freitag ab 08:00 Uhr.',
    wo: 'Marktplatz 8',
    oeffnungszeiten: sprechzeiten,
    barrierefreiheit: 'Aufzug, breite Türen, Untersuchungsliege in der Höhe verstellbar.',
  },
  {
    name: 'Gemeinschaftspraxis Unterweiler',
    rubriken: ['hausarzt'],
    einleitung: 'Dr. Eva Noll und Dr. Peter Noll, Hausbesuche am Mittwoch.',
    wo: 'Kirchstraße 3, Unterweiler',
    oeffnungszeiten: sprechzeiten,
  },
  {
    name: 'Kinderarztpraxis Regenbogen',
    rubriken: ['facharzt'],
    einleitung: 'Dr. Swetlana Koch; kranke Kinder kommen durch den Garten, gesunde durch die Haustür.',
    wo: 'Gartenstraße 5',
    oeffnungszeiten: sprechzeiten,
  },
  {
    name: 'Zahnarztpraxis Dr. Lux',
    rubriken: ['zahnarzt'],
    einleitung: 'Angstfrei und mit Vorführung für Kindergruppen.',
    wo: 'Rheinstraße 15',
  },
  {
    name: 'Stadt-Apotheke',
    rubriken: ['apotheke'],
    einleitung: 'Botendienst in alle Ortsteile am selben Tag.',
    wo: 'Marktplatz 2',
    email: 'stadt-apotheke',
    oeffnungszeiten: [
      {
        typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
        regulaereZeiten: [
          { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '18:30' },
          { tagestyp: 'SAMSTAG', beginn: '08:30', ende: '13:00' },
        ],
      },
    ],
    barrierefreiheit: 'Automatische Tür, Kasse in Sitzhöhe.',
  },
  {
    name: 'Apotheke am Bahnhof',
    rubriken: ['apotheke'],
    einleitung: 'Impfungen, Blutdruck und Rezepte per Telefon.',
    wo: 'Bahnhofstraße 9',
  },
  {
    name: 'Hebamme Miriam Seitz',
    rubriken: ['hebamme'],
    einleitung: 'Vorsorge, Wochenbett und ein Kurs für Väter; melden Sie sich bis zur zwölften Woche.',
    wo: 'Kirchgasse 12',
    email: 'hebamme-seitz',
  },
  {
    name: 'Notdienst der Apotheken',
    rubriken: ['notdienst'],
    einleitung: 'Sagt, welche Apotheke nachts und am Wochenende geöffnet ist, in ganz Deutschland.',
    telefon: notruf('apotheken'),
  },
  {
    name: 'Vergiftungs-Informations-Zentrale Freiburg',
    rubriken: ['notdienst'],
    einleitung:
      'Giftnotruf für Baden-Württemberg, Tag und Nacht. Bei Bewusstlosigkeit oder Atemnot immer die 112.',
    telefon: giftnotruf,
  },
])

export const soziales = eintraege('kirchen-und-soziales', 394, [
  {
    name: 'Evangelische Kirchengemeinde',
    rubriken: ['kirche'],
    einleitung: 'Gottesdienst sonntags um 09:30 Uhr in der Stadtkirche, mit Kinderbetreuung.',
    ansprechperson: 'Pfarrerin Dorothee Vogt',
    wo: 'Kirchgasse 9',
    barrierefreiheit: 'Rampe am Nordeingang, Hörschleife in den vorderen Reihen.',
  },
  {
    name: 'Katholische Pfarrgemeinde Sankt Urban',
    rubriken: ['kirche'],
    einleitung: 'Messe samstags um 18:00 Uhr in Unterweiler, sonntags um 11:00 Uhr in Lindenhof.',
    ansprechperson: 'Pfarrer Johannes Kern',
    wo: 'Kirchstraße 1, Unterweiler',
  },
  {
    name: 'Sozialstation Rheinebene',
    rubriken: ['pflege'],
    einleitung: 'Pflege zu Hause, Hilfe im Haushalt, Beratung auch am Abend.',
    ansprechperson: 'Heike Burkart, Leitung',
    wo: 'Lindenweg 2',
    email: 'sozialstation',
    web: true,
  },
  {
    slug: 'seniorenzentrum-lindenweg',
    name: 'Seniorenzentrum Lindenweg',
    rubriken: ['pflege'],
    einleitung: '74 Plätze, Tagespflege und ein Mittagstisch für alle aus der Nachbarschaft.',
    wo: 'Lindenweg 4',
    email: 'seniorenzentrum',
    barrierefreiheit: 'Das ganze Haus ist ohne Stufen; Besuch mit Hund ist willkommen.',
  },
  {
    name: 'Tafelladen Rebenau',
    rubriken: ['hilfe'],
    einleitung: 'Lebensmittel für wenig Geld, dienstags und freitags von 14:00 bis 16:00 Uhr.',
    wo: 'Bahnhofstraße 13',
  },
  {
    name: 'Beratungsstelle für Familien',
    rubriken: ['hilfe'],
    einleitung: 'Kostenlos, vertraulich und auf Wunsch ohne Namen.',
    wo: 'Lindenweg 1',
    email: 'familienberatung',
  },
  {
    name: 'Telefonseelsorge',
    rubriken: ['hilfe'],
    einleitung: 'Jemand, der zuhört: kostenlos, ohne Namen, Tag und Nacht.',
    telefon: notruf('telefonseelsorge'),
  },
  {
    name: 'Elterntelefon',
    rubriken: ['hilfe'],
    einleitung: 'Rat für Mütter, Väter und Großeltern, kostenlos und ohne Namen.',
    telefon: notruf('eltern'),
  },
])
