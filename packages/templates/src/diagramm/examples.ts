import type { Examples } from '../template.ts'
import type { diagramm } from './schema.ts'

export const examples = {
  standard: {
    context: {
      titel: 'Der Ausstoß der Verwaltung sinkt',
      einleitung:
        'Seit 2019 sind es 36\u00a0% weniger. Das Ziel für 2030 liegt noch einmal um mehr als die Hälfte tiefer.',
      art: 'linie',
      einheit: 'Tonnen CO₂',
      spalten: ['2019', '2020', '2021', '2022', '2023', '2024', '2025'],
      reihen: [
        { titel: 'Heizen', werte: [1140, 1095, 1080, 985, 930, 870, 820] },
        { titel: 'Strom', werte: [610, 560, 505, 440, 370, 310, 270] },
        { titel: 'Fahrzeuge', werte: [165, 148, 152, 150, 144, 136, 128] },
      ],
      quelle: 'Quelle: Energiebericht der Stadt Rebenau',
    },
  },
  balken: {
    context: {
      titel: 'Strom vom Dach',
      einleitung: 'Die Rheintalhalle liefert fast ein Drittel.',
      einheit: 'kWh im Jahr',
      achse: 'Gebäude',
      spalten: ['Rheintalhalle', 'Schillerschule', 'Bauhof', 'Feuerwehrhaus Kernstadt'],
      reihen: [{ titel: 'Ertrag', werte: [128_000, 86_400, 74_300, 31_250.5] }],
    },
  },
  balkenInReihen: {
    context: {
      titel: 'Wie die Menschen zur Arbeit kommen',
      einheit: 'Prozent',
      achse: 'Verkehrsmittel',
      spalten: ['Auto', 'Rad', 'Bus und Bahn'],
      reihen: [
        { titel: '2018', werte: [61, 18, 12] },
        { titel: '2025', werte: [49, 27, 16] },
        { titel: 'Ziel 2035', werte: [35, 35, 20] },
      ],
    },
  },
  mitLuecke: {
    context: {
      titel: 'Gäste im Freibad',
      art: 'linie',
      spalten: ['2019', '2020', '2021', '2022'],
      reihen: [{ titel: 'Gäste', werte: [61_000, null, 38_000, 66_500] }],
    },
  },
  nullen: {
    context: {
      titel: 'Hochwassertage',
      spalten: ['2024', '2025'],
      reihen: [{ titel: 'Tage', werte: [0, 0] }],
    },
  },
  langeWoerter: {
    context: {
      titel: 'Hochwasserrückhaltebeckenfassungsvermögen',
      einheit: 'Kilowattstundenäquivalente',
      achse: 'Hochwasserrückhaltebecken',
      spalten: ['Grundstücksverkehrsgenehmigungszuständigkeitsübertragung', 'Kurz'],
      reihen: [{ titel: 'Rückhaltevolumenauslastungsgrad', werte: [999_999_999_999, 1] }],
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script>',
      einleitung: '"><img src=x onerror=alert(1)>',
      art: 'linie',
      einheit: '<b>t</b> & "kg"',
      achse: "' onmouseover='alert(1)",
      spalten: ['<i>2024</i>', '2025'],
      reihen: [{ titel: '</svg><svg onload=alert(1)>', werte: [1, 2, 3, 4] }],
      quelle: '{{7*7}}',
    },
  },
} satisfies Examples<typeof diagramm>
