import type { Formular } from './formular.ts'
import { AUFGABE, email, name, telefon } from './formularfragen.ts'
import { euro, gebuehren } from './gebuehren.ts'

/** The forms of services with „Geht auch online“ that the town itself provides. */
export const leistungsformulare: readonly Formular[] = [
  {
    titel: 'Hund anmelden oder abmelden',
    slug: 'hund-anmelden',
    einleitung:
      'Für Hunde, die älter als drei Monate sind. Den Bescheid schicken wir Ihnen mit der Post, bei einer Anmeldung mit der Marke.',
    schritte: [
      {
        titel: 'Der Hund',
        felder: [
          {
            typ: 'radio',
            name: 'anlass',
            label: 'Was möchten Sie?',
            pflicht: true,
            optionen: [
              { label: 'Einen Hund anmelden', wert: 'anmelden' },
              { label: 'Einen Hund abmelden', wert: 'abmelden' },
            ],
          },
          {
            typ: 'text',
            name: 'rasse',
            label: 'Welche Rasse hat der Hund?',
            hilfe: 'Bei einem Mischling beide, soweit Sie es wissen.',
            pflicht: true,
            laenge_bis: 100,
            bedingung: { wirkung: 'zeigen', feld: 'anlass', werte: ['anmelden'] },
          },
          {
            typ: 'datum',
            name: 'geboren',
            label: 'Wann ist er geboren?',
            hilfe: 'Ungefähr genügt, zum Beispiel: Mai 2024.',
            pflicht: true,
            zeitraum: 'bis_heute',
            ungefaehr: true,
            bedingung: { wirkung: 'zeigen', feld: 'anlass', werte: ['anmelden'] },
          },
          {
            typ: 'text',
            name: 'chip',
            label: 'Chipnummer',
            hilfe: '15 Ziffern, im Heimtierausweis.',
            muster: ['999999999999999'],
            muster_meldung: 'Eine Chipnummer hat 15 Ziffern.',
            bedingung: { wirkung: 'zeigen', feld: 'anlass', werte: ['anmelden'] },
          },
          {
            typ: 'text',
            name: 'marke',
            label: 'Nummer der Hundemarke',
            pflicht: true,
            laenge_bis: 20,
            bedingung: { wirkung: 'zeigen', feld: 'anlass', werte: ['abmelden'] },
          },
          {
            typ: 'datum',
            name: 'seit',
            label: 'Seit wann ist der Hund bei Ihnen, oder seit wann nicht mehr?',
            pflicht: true,
            zeitraum: 'bis_heute',
          },
          {
            typ: 'datei',
            name: 'nachweis',
            label: 'Nachweis für eine Befreiung',
            hilfe: 'Zum Beispiel, dass er ein Assistenzhund ist oder aus dem Tierheim kommt.',
            bedingung: { wirkung: 'zeigen', feld: 'anlass', werte: ['anmelden'] },
          },
        ],
      },
      {
        titel: 'Ihre Angaben',
        felder: [
          name,
          { typ: 'adresse', name: 'anschrift', label: 'Ihre Anschrift', pflicht: true },
          email,
          telefon,
        ],
      },
    ],
    bestaetigung:
      'Der Bescheid kommt innerhalb von zwei Wochen mit der Post. Haben Sie einen Hund angemeldet, liegt die Marke dabei. Haben Sie einen abgemeldet, geben Sie die alte Marke bitte zurück.',
    zweck: `um die Hundesteuer festzusetzen (${AUFGABE})`,
    aufbewahrung_tage: 365,
    empfaenger: 'stadtkasse',
  },
  {
    titel: 'Sperrmüll anmelden',
    slug: 'sperrmuell-anmelden',
    einleitung: 'Zweimal im Jahr holen wir bis zu 3 Kubikmeter kostenlos ab.',
    schritte: [
      {
        titel: 'Was wir abholen',
        felder: [
          {
            typ: 'mehrfachauswahl',
            name: 'arten',
            label: 'Was ist dabei?',
            pflicht: true,
            optionen: [
              { label: 'Möbel', wert: 'moebel' },
              { label: 'Matratzen und Teppiche', wert: 'matratzen' },
              { label: 'Große Elektrogeräte', wert: 'elektro' },
              { label: 'Altmetall', wert: 'metall' },
              { label: 'Etwas anderes', wert: 'anderes' },
            ],
          },
          {
            typ: 'langtext',
            name: 'stuecke',
            label: 'Welche Stücke sind es?',
            hilfe: 'Zum Beispiel: ein Sofa, zwei Stühle, ein Kühlschrank.',
            pflicht: true,
            laenge_bis: 1_000,
          },
          {
            typ: 'radio',
            name: 'tempo',
            label: 'Wann sollen wir kommen?',
            pflicht: true,
            optionen: [
              { label: 'Innerhalb von drei Wochen', wert: 'normal' },
              {
                label: `Innerhalb von vier Werktagen, für ${euro(gebuehren.sperrmuell.express)}`,
                wert: 'express',
              },
            ],
          },
        ],
      },
      {
        titel: 'Wo wir Sie erreichen',
        felder: [
          {
            typ: 'adresse',
            name: 'anschrift',
            label: 'Wo stehen die Stücke?',
            pflicht: true,
            nur_im_ort: true,
          },
          name,
          { ...telefon, pflicht: true },
          email,
        ],
      },
    ],
    bestaetigung:
      'Am nächsten Werktag nennen wir Ihnen den Tag. Stellen Sie die Stücke am Abend davor ab 19:00 Uhr an den Straßenrand.',
    zweck: `um den Sperrmüll abzuholen (${AUFGABE})`,
    aufbewahrung_tage: 180,
    empfaenger: 'bauhof',
  },
  {
    titel: 'Zählerstand für Wasser melden',
    slug: 'zaehlerstand-melden',
    einleitung: 'Für die Ablesung im Januar und wenn Sie ein- oder ausziehen.',
    schritte: [
      {
        titel: 'Der Zähler',
        felder: [
          {
            typ: 'text',
            name: 'nummer',
            label: 'Nummer des Zählers',
            hilfe: 'Sie steht auf dem Zähler und auf unserem Brief.',
            pflicht: true,
            laenge_bis: 30,
          },
          {
            typ: 'zahl',
            name: 'stand',
            label: 'Zählerstand',
            hilfe: 'Nur die schwarzen Ziffern.',
            pflicht: true,
            von: 0,
            bis: 99_999,
            einheit: 'm³',
          },
          { typ: 'datum', name: 'tag', label: 'Abgelesen am', pflicht: true, zeitraum: 'bis_heute' },
          {
            typ: 'radio',
            name: 'anlass',
            label: 'Warum melden Sie ihn?',
            pflicht: true,
            optionen: [
              { label: 'Ablesung im Januar', wert: 'jahr' },
              { label: 'Einzug oder Auszug', wert: 'umzug' },
            ],
          },
          {
            typ: 'langtext',
            name: 'nachfolge',
            label: 'Wer wohnte vorher dort, oder wer kommt nach Ihnen?',
            hilfe: 'Name und, wenn Sie sie wissen, die Anschrift.',
            pflicht: true,
            laenge_bis: 500,
            bedingung: { wirkung: 'zeigen', feld: 'anlass', werte: ['umzug'] },
          },
        ],
      },
      {
        titel: 'Ihre Angaben',
        felder: [
          name,
          {
            typ: 'adresse',
            name: 'anschrift',
            label: 'Wo steht der Zähler?',
            pflicht: true,
            nur_im_ort: true,
          },
          email,
        ],
      },
    ],
    bestaetigung:
      'Bei einem Einzug oder Auszug kommt die Rechnung innerhalb von drei Wochen mit der Post. Die Ablesung im Januar steht in der Jahresrechnung.',
    zweck: 'um Ihren Verbrauch abzurechnen (Artikel 6 Absatz 1 Buchstabe b DSGVO)',
    aufbewahrung_tage: 365,
    empfaenger: 'stadtwerke',
  },
  {
    titel: 'Tonne bestellen oder tauschen',
    slug: 'tonne-bestellen',
    einleitung: 'Größer, kleiner oder ganz neu. Wir bringen die Tonne und nehmen die alte mit.',
    schritte: [
      {
        titel: 'Die Tonne',
        felder: [
          {
            typ: 'radio',
            name: 'anlass',
            label: 'Was möchten Sie?',
            pflicht: true,
            optionen: [
              { label: 'Eine Tonne bestellen', wert: 'neu' },
              { label: 'Eine Tonne gegen eine andere Größe tauschen', wert: 'tausch' },
              { label: 'Eine kaputte Tonne ersetzen', wert: 'kaputt' },
            ],
          },
          {
            typ: 'auswahl',
            name: 'art',
            label: 'Welche Tonne?',
            pflicht: true,
            optionen: [
              { label: 'Restmüll', wert: 'restmuell' },
              { label: 'Biotonne', wert: 'bio' },
              { label: 'Papiertonne', wert: 'papier' },
            ],
          },
          {
            typ: 'radio',
            name: 'groesse',
            label: 'Wie groß?',
            pflicht: true,
            optionen: [
              { label: '60 Liter', wert: '60' },
              { label: '120 Liter', wert: '120' },
              { label: '240 Liter', wert: '240' },
            ],
            bedingung: { wirkung: 'zeigen', feld: 'art', werte: ['restmuell'] },
          },
          {
            typ: 'schalter',
            name: 'zusatz',
            label: 'Bei uns lebt ein Kind unter drei Jahren, oder jemand wird zu Hause gepflegt.',
            bedingung: { wirkung: 'zeigen', feld: 'art', werte: ['restmuell'] },
          },
        ],
      },
      {
        titel: 'Wohin',
        felder: [
          name,
          {
            typ: 'adresse',
            name: 'anschrift',
            label: 'Wo soll die Tonne stehen?',
            pflicht: true,
            nur_im_ort: true,
          },
          email,
          telefon,
        ],
      },
    ],
    bestaetigung: 'Die Tonne kommt innerhalb von zwei Wochen. Den Tag schreiben wir Ihnen vorher.',
    zweck: `um die Tonne zu liefern und die Gebühr festzusetzen (${AUFGABE})`,
    aufbewahrung_tage: 365,
    empfaenger: 'bauhof',
  },
  {
    titel: 'Parkausweis für Bewohner beantragen',
    slug: 'parkausweis-beantragen',
    einleitung: `Für die Zone A (Altstadt) und B (Bahnhof), ${euro(gebuehren.bewohnerparken)} im Jahr. Der Ausweis kommt mit der Rechnung per Post.`,
    schritte: [
      {
        titel: 'Das Auto',
        felder: [
          {
            typ: 'radio',
            name: 'anlass',
            label: 'Was möchten Sie?',
            pflicht: true,
            optionen: [
              { label: 'Einen Parkausweis beantragen', wert: 'neu' },
              { label: 'Einen Parkausweis verlängern', wert: 'verlaengern' },
              { label: 'Das Kennzeichen ändern', wert: 'kennzeichen' },
            ],
          },
          {
            typ: 'radio',
            name: 'zone',
            label: 'In welcher Zone wohnen Sie?',
            pflicht: true,
            optionen: [
              { label: 'Zone A: Altstadt', wert: 'a' },
              { label: 'Zone B: Bahnhof', wert: 'b' },
            ],
          },
          { typ: 'text', name: 'kennzeichen', label: 'Kennzeichen', pflicht: true, laenge_bis: 15 },
          { typ: 'datei', name: 'fahrzeugschein', label: 'Fahrzeugschein', pflicht: true },
          {
            typ: 'datei',
            name: 'bestaetigung',
            label: 'Bestätigung, dass Sie das Auto ständig nutzen',
            hilfe: 'Nur wenn das Auto jemand anderem gehört.',
          },
        ],
      },
      {
        titel: 'Ihre Angaben',
        felder: [
          name,
          {
            typ: 'adresse',
            name: 'anschrift',
            label: 'Ihre Anschrift in Rebenau',
            hilfe: 'Sie sind dort mit Hauptwohnung gemeldet und haben keinen eigenen Stellplatz.',
            pflicht: true,
            nur_im_ort: true,
          },
          email,
          telefon,
        ],
      },
    ],
    bestaetigung: 'Der Ausweis kommt innerhalb von drei Werktagen mit der Post. Die Rechnung liegt dabei.',
    zweck: `um über den Parkausweis zu entscheiden (${AUFGABE})`,
    aufbewahrung_tage: 365,
    empfaenger: 'ordnungsamt',
  },
]
