import type { Examples } from '../template.ts'
import { betriebe } from '../verzeichnis/examples.ts'
import type { VerzeichniseintragData } from './load.ts'
import type { verzeichniseintrag } from './schema.ts'

const data: VerzeichniseintragData = { verzeichnis: betriebe, aendern: '', zeiten: null }

export const examples = {
  standard: {
    context: {
      verzeichnis: 'betriebe',
      name: 'Bäckerei Huber',
      einleitung: 'Brot aus dem Holzofen, jeden Tag ab 06:00\u00a0Uhr.',
      text: '<p>In der dritten Generation backen Andrea und Stefan Huber mit Mehl von der Mühle in Lindenhof.</p>',
      rubriken: ['baeckerei'],
      anschrift: { location: '', street: 'Rheinstraße\u00a04', zip: '76999', city: 'Rebenau' },
      ansprechperson: 'Andrea Huber',
      kommunikation: [
        { kanal: 'TELEFON', kennung: '030\u00a023125-310' },
        { kanal: 'EMAIL', kennung: 'baeckerei-huber@rebenau.example.org' },
      ],
      webseite: 'https://baeckerei-huber.rebenau.example.org',
      oeffnungszeiten: [
        {
          typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
          regulaereZeiten: [
            { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '06:00', ende: '18:00' },
            { tagestyp: 'SAMSTAG', beginn: '06:00', ende: '13:00' },
          ],
        },
      ],
      barrierefreiheit: 'Der Eingang hat eine Stufe; eine Klingel ist in Griffhöhe.',
      bild: '/medien/fachwerkgasse-mittag',
      bildtext: 'Gasse mit Fachwerkhäusern in der Mittagssonne',
      bildcopyright: 'Stadt Rebenau',
      bildfokus: '50% 50%',
    },
    data: {
      verzeichnis: betriebe,
      aendern: '/verzeichnis/vorschlagen?verzeichnis=betriebe&eintrag=baeckerei-huber',
      zeiten: {
        zustand: {
          offen: true,
          typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
          text: 'Jetzt geöffnet bis 18:00\u00a0Uhr',
          heute: 'Geöffnet, heute bis 18:00\u00a0Uhr',
          kurz: 'Offen bis 18:00\u00a0Uhr',
        },
        arten: [
          {
            name: 'Öffnungszeiten',
            hinweis: 'Im August nur vormittags.',
            zeilen: [
              { days: 'Montag bis Freitag', times: '06:00–18:00\u00a0Uhr' },
              { days: 'Samstag', times: '06:00–13:00\u00a0Uhr' },
            ],
          },
        ],
        abweichend: [],
        nurMitTermin: false,
        terminlink: '',
      },
    },
  },
  nurName: { context: { verzeichnis: 'betriebe', name: 'Weingut am Hohberg' }, data },
  raueEingaben: {
    context: {
      verzeichnis: 'betriebe',
      name: '<script>alert(1)</script>',
      einleitung: '<img src=x onerror=alert(1)> & "Söhne"',
      text: '<p>&lt;script&gt;alert(1)&lt;/script&gt; ist hier nur Text.</p>',
      ansprechperson: '<b>Wer?</b>',
      anschrift: { location: '"><svg onload=alert(1)>', street: '<i>', zip: '', city: 'Ö' },
      kommunikation: [{ kanal: 'EMAIL', kennung: 'javascript:alert(1)' }],
      barrierefreiheit: '</style><script>alert(1)</script>',
    },
    data,
  },
} satisfies Examples<typeof verzeichniseintrag, VerzeichniseintragData>
