import type { Examples } from '../template.ts'
import type { barrierefreiheitserklaerung } from './schema.ts'
import { type StateWords, wordsFor } from './words.ts'

const schlichtung = {
  name: 'Landeszentrum Barrierefreiheit, Schlichtungsstelle',
  strasse: 'Else-Josenhans-Straße 6',
  ort: '70173 Stuttgart',
  telefon: '030\u00a023125-300',
  email: 'schlichtung@land.example.org',
  website: 'https://barrierefreiheit-bw.de',
}

const standard = {
  traeger: 'Die Stadt Rebenau',
  geltungsbereich:
    '<p>Sie gilt für alle Seiten unter der Adresse dieser Website, auch für die Seiten der Stadtbücherei, des Freibads und der Schulen.</p>',
  stand: 'teilweise' as const,
  norm: 'EN 301 549 V3.2.1',
  nicht_vereinbar: [
    {
      barriere: 'Es gibt noch keine Videos in Deutscher Gebärdensprache.',
      alternative: 'Wir bestellen für Ihren Besuch eine Person, die übersetzt.',
      geplant: 'bis Ende 2027',
    },
    {
      barriere: 'Ältere PDF-Dateien haben keine Struktur für Vorleseprogramme.',
      grund: 'Sie stammen aus der Zeit vor 2024.',
    },
  ],
  ausserhalb: [{ barriere: 'Seiten anderer Anbieter, auf die wir verweisen, können Barrieren haben.' }],
  erstellt_am: '2026-11-20T08:00:00+01:00',
  geprueft_am: '2026-11-20T08:00:00+01:00',
  pruefung: 'selbst' as const,
  email: 'internet@rebenau.example.org',
  telefon: '030\u00a023125-290',
  antwortfrist: 'zwei Wochen',
  schlichtung,
}

/** Keys of no municipality. */
const AGS = { BW: '08215999', BY: '09999999' }
const data = wordsFor(schlichtung, AGS.BW)
const keine = { name: '', strasse: '', ort: '', telefon: '', email: '', website: '' }

export const examples = {
  standard: { context: standard, data },
  vollstaendig: {
    data,
    context: {
      ...standard,
      stand: 'vollstaendig',
      nicht_vereinbar: [],
      ausserhalb: [],
      pruefung: 'dritte',
      geprueft_von: 'Prüfstelle für barrierefreies Netz',
    },
  },
  keineBekannten: { context: { ...standard, nicht_vereinbar: [], ausserhalb: [] }, data },
  ohneFormular: {
    data,
    context: {
      ...standard,
      formular: '',
      schlichtung: { ...schlichtung, telefon: '', email: '', website: '' },
    },
  },
  stelleDesLandes: { context: { ...standard, schlichtung: keine }, data: wordsFor(keine, AGS.BY) },
  ohneLand: { context: { ...standard, schlichtung: keine }, data: wordsFor(keine, '') },
  raueEingaben: {
    data,
    context: {
      ...standard,
      traeger: '<script>alert(1)</script> & "Träger"',
      geltungsbereich: '<p>Alles &lt;script&gt;alert(2)&lt;/script&gt;</p>',
      nicht_vereinbar: [
        {
          barriere:
            'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</li><img src=x onerror=alert(1)>',
          alternative: '"><b>fett</b>',
        },
      ],
    },
  },
} satisfies Examples<typeof barrierefreiheitserklaerung, StateWords>
