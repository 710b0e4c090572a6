import type { NichtoeffentlicherEntwurf } from '../vorlage.ts'

/** Non-public papers: land, personnel, claims. The next public meeting announces what may be published. */
export const nichtoeffentliches: readonly NichtoeffentlicherEntwurf[] = [
  {
    kurz: 'verkauf-rheinweg',
    titel: 'Verkauf einer Gewerbefläche im Rheinweg',
    wann: { vor: 0 },
    amt: 'grundstuecke',
    einleitung: 'Ein Betrieb für Messtechnik möchte 1.900 Quadratmeter kaufen und 14 Arbeitsplätze schaffen.',
    sachverhalt: [
      'Der Betrieb hat einen Plan für den Bau und eine Zusage seiner Bank vorgelegt. Ein zweiter Bewerber bietet 6 Prozent mehr, möchte aber nur lagern.',
      'Die Wirtschaftsförderung empfiehlt den Verkauf an den ersten Bewerber mit der Pflicht, innerhalb von zwei Jahren zu bauen.',
    ],
    beschluss:
      'Der Gemeinderat stimmt dem Verkauf von 1.900 Quadratmetern im Rheinweg an den Betrieb für Messtechnik zu.',
    kosten: 'Erlös 247.000 €.',
  },
  {
    kurz: 'leitung-familienbuero',
    titel: 'Stellvertretende Leitung im Familienbüro',
    wann: { vor: 1 },
    amt: 'personal',
    einleitung: 'Auf die Stelle haben sich elf Menschen beworben, drei haben sich vorgestellt.',
    sachverhalt: [
      'Die Auswahlgruppe empfiehlt die Bewerberin, die seit neun Jahren im Sozialdienst arbeitet.',
    ],
    beschluss: 'Der Gemeinderat stimmt der Einstellung der vorgeschlagenen Bewerberin zu.',
    bekanntgabe:
      'Der Gemeinderat hat der Besetzung der stellvertretenden Leitung im Familienbüro zugestimmt.',
  },
  {
    kurz: 'vorkaufsrecht-lindenbach',
    titel: 'Kauf einer Wiese am Lindenbach',
    wann: { vor: 2 },
    amt: 'grundstuecke',
    einleitung:
      'Die Eigentümerin bietet der Stadt 4.100 Quadratmeter Wiese an. Sie eignet sich als Ausgleichsfläche.',
    sachverhalt: [
      'Der Preis liegt beim Bodenrichtwert für Grünland. Die Fläche grenzt an eine, die der Stadt schon gehört.',
    ],
    beschluss: 'Der Gemeinderat stimmt dem Kauf zum Bodenrichtwert zu.',
    kosten: '18.450 €.',
    bekanntgabe: 'Der Gemeinderat hat den Kauf einer Wiese am Lindenbach als Ausgleichsfläche beschlossen.',
  },
  {
    kurz: 'stundung-gewerbesteuer',
    titel: 'Stundung einer Gewerbesteuer',
    wann: { vor: 4 },
    amt: 'stadtkasse',
    einleitung: 'Ein Betrieb bittet, seine Nachzahlung in zwölf Raten zahlen zu dürfen.',
    sachverhalt: [
      'Der Betrieb hat seine Zahlen offengelegt. Die Kämmerei hält die Raten für tragbar und die Forderung für sicher.',
    ],
    beschluss: 'Der Gemeinderat stimmt der Stundung in zwölf Raten gegen Zinsen zu.',
    // A tax secret: never announced.
  },
  {
    kurz: 'hohberg-platz-4',
    titel: 'Hohberg Süd: Vergabe von Platz 4',
    wann: { vor: 0 },
    gremium: 'technik',
    amt: 'grundstuecke',
    einleitung:
      'Eine Familie aus Unterweiler hat den Platz sechs Wochen lang reserviert und möchte ihn kaufen.',
    sachverhalt: ['Die Bestätigung der Bank liegt vor. Weitere Bewerbungen für diesen Platz gibt es nicht.'],
    beschluss: 'Der Technische Ausschuss stimmt dem Verkauf von Platz 4 zu.',
  },
  {
    kurz: 'hohberg-platz-8',
    titel: 'Hohberg Süd: Verkauf von Platz 8',
    wann: { vor: 5 },
    gremium: 'technik',
    amt: 'grundstuecke',
    einleitung: 'Der Platz am oberen Rand soll an ein Paar aus der Kernstadt gehen.',
    sachverhalt: [
      'Das Paar möchte mit Holz bauen und die alte Trockenmauer pflegen. Der Preis entspricht dem Beschluss für das ganze Gebiet.',
    ],
    beschluss: 'Der Technische Ausschuss stimmt dem Verkauf von Platz 8 zu.',
    bekanntgabe:
      'Der Technische Ausschuss hat dem Verkauf eines Bauplatzes im Gebiet Hohberg Süd zugestimmt.',
  },
  {
    kurz: 'grundstuecke-radweg',
    titel: 'Kauf der letzten Grundstücke für den Radweg nach Lindenhof',
    wann: { vor: 8 },
    amt: 'grundstuecke',
    einleitung: 'Mit drei Eigentümern hat sich die Stadt geeinigt. Damit ist die Strecke vollständig.',
    sachverhalt: [
      'Zwei verkaufen, einer tauscht gegen einen Acker der Stadt. Die Flächen sind zusammen 2.870 Quadratmeter groß.',
    ],
    beschluss: 'Der Gemeinderat stimmt den beiden Käufen und dem Tausch zu.',
    kosten: '31.000 €.',
    bekanntgabe:
      'Der Gemeinderat hat dem Erwerb der letzten Grundstücke für den Radweg nach Lindenhof zugestimmt.',
  },
  {
    kurz: 'leitung-bauhof',
    titel: 'Leitung der Gärtnerei im Bauhof',
    wann: { vor: 11 },
    amt: 'personal',
    einleitung: 'Der Leiter der Gärtnerei geht in den Ruhestand. Sein Stellvertreter hat sich beworben.',
    sachverhalt: ['Er ist seit 14 Jahren bei der Stadt und hat die Meisterprüfung abgelegt.'],
    beschluss: 'Der Gemeinderat stimmt der Beförderung zu.',
    bekanntgabe: 'Der Gemeinderat hat die Leitung der Gärtnerei neu besetzt.',
  },
  {
    kurz: 'erbbau-lindenweg',
    titel: 'Erbbaurecht für das Seniorenzentrum Lindenweg',
    wann: { vor: 15 },
    amt: 'grundstuecke',
    einleitung:
      'Das Erbbaurecht des Seniorenzentrums läuft in acht Jahren ab. Der Träger möchte verlängern und anbauen.',
    sachverhalt: [
      'Verhandelt sind 40 Jahre und ein Zins, der alle fünf Jahre angepasst wird. Dafür sagt der Träger zu, die Tagespflege zu vergrößern.',
    ],
    beschluss: 'Der Gemeinderat stimmt der Verlängerung um 40 Jahre zu.',
    bekanntgabe:
      'Der Gemeinderat hat der Verlängerung des Erbbaurechts für das Seniorenzentrum Lindenweg zugestimmt.',
  },
]
