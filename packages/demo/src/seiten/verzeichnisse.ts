import { notruf } from '@rathausplatz/contract/notrufe'
import { heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { mail } from '../kontakt.ts'
import { entry, type Seite } from '../seite.ts'

export const verzeichnisSeiten: readonly Seite[] = [
  {
    pfad: '/leben/vereine',
    pageLayout: 'default',
    title: 'Vereine in Rebenau',
    breadcrumbTitle: 'Vereine',
    description:
      'Sport, Musik, Natur, Fasnacht: die Vereine in Rebenau mit Ansprechpersonen und Telefonnummern.',
    heroImages: [heroImage('musikschule-konzert')],
    content: [
      entry('verzeichnis', {}, { verzeichnis: 'vereine' }),
      entry('text', {
        text: html`
          <p>Möchten Sie Ihren Verein lieber per E-Mail melden? Schreiben Sie an ${mail('hauptamt')}: Name, Sparte, Ansprechperson
          und ein Satz, der neugierig macht.</p>`,
      }),
      entry('formular', {
        formular: 'jugendpauschale-beantragen',
        titel: 'Geld für die Jugendarbeit',
        linktext: 'Jugendpauschale beantragen',
      }),
      entry('text', {
        text: html`
          <p>Zuschüsse für Räume gibt es auf Antrag bei der <a href="/rathaus/aemter/kaemmerei">Kämmerei</a>.</p>`,
      }),
    ],
  },
  {
    pfad: '/wirtschaft/betriebe',
    pageLayout: 'default',
    title: 'Betriebe in Rebenau',
    breadcrumbTitle: 'Betriebe',
    description:
      'Die Branchensuche: Läden, Handwerk, Weingüter und Dienste in Rebenau mit Anschrift und Telefon.',
    heroImages: [heroImage('fachwerkgasse-mittag')],
    content: [
      entry('text', {
        einleitung: 'Vom Holzofenbrot bis zur Erntemaschine: wer in Rebenau was macht und wann geöffnet ist.',
      }),
      entry('verzeichnis', {}, { verzeichnis: 'betriebe' }),
      entry('text', {
        titel: 'Ihr Betrieb fehlt?',
        text: html`
          <p>Der Eintrag ist kostenlos. Eine Nachricht an ${mail('wirtschaft')} genügt. Was die Stadt sonst für Betriebe tut,
          steht unter <a href="/wirtschaft">Wirtschaft</a>.</p>`,
      }),
    ],
  },
  {
    pfad: '/stadt/gastgeber',
    pageLayout: 'default',
    title: 'Essen, Trinken, Übernachten',
    breadcrumbTitle: 'Gastgeber',
    description: 'Gasthäuser, Cafés, Straußwirtschaften, Hotels und Ferienwohnungen in Rebenau.',
    heroImages: [heroImage('weinfest-abend')],
    content: [
      entry('verzeichnis', {}, { verzeichnis: 'gastgeber' }),
      entry('text', {
        text: html`<p>Preise, Gästekarte und zwei Tage voller Ideen: <a href="/stadt/uebernachten">Zu Gast in Rebenau</a>.</p>`,
      }),
    ],
  },
  {
    pfad: '/leben/aerzte',
    pageLayout: 'default',
    title: 'Ärzte, Apotheken, Hebammen',
    breadcrumbTitle: 'Ärzte und Apotheken',
    description: 'Praxen, Apotheken und Hebammen in Rebenau mit Anschrift und Telefon.',
    content: [
      entry('text', {
        einleitung: `Bei Lebensgefahr wählen Sie immer die ${notruf('feuerwehr')}. Sind Sie krank und die Praxen geschlossen, hilft der ärztliche Bereitschaftsdienst unter ${notruf('bereitschaftsdienst')}.`,
      }),
      entry('verzeichnis', {}, { verzeichnis: 'gesundheit' }),
    ],
  },
  {
    pfad: '/leben/soziales',
    pageLayout: 'default',
    title: 'Kirchen und soziale Einrichtungen',
    breadcrumbTitle: 'Kirchen und Soziales',
    description:
      'Kirchengemeinden, Pflege, Tafelladen und Beratung in Rebenau: wer da ist, wenn man jemanden braucht.',
    content: [entry('verzeichnis', {}, { verzeichnis: 'kirchen-und-soziales' })],
  },
]
