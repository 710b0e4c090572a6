/** Proposed directory entries with their age in days. They wait for a review at the desk. */
export const demoVorschlaege = [
  {
    verzeichnis: 'vereine',
    angaben: {
      name: 'Repair-Treff Rebenau',
      rubriken: ['soziales', 'natur'],
      einleitung: 'Toaster, Hose, Fahrrad: Wir reparieren gemeinsam, was sonst im Müll landet.',
      text: 'Jeden ersten Samstag im Monat, 14:00 bis 17:00 Uhr.\n\nWerkzeug ist da. Bringen Sie Ihr Gerät mit, und etwas Zeit. Es kostet nichts; wir freuen uns über Kuchen.',
      ansprechperson: 'Meral Yıldız',
      telefon: '030 23125-498',
      haus: 'Rheintalhalle',
      strasse: 'Hallenweg 3',
      plz: '76999',
      ort: 'Rebenau',
      barrierefreiheit: 'Eingang ohne Stufe.',
    },
    vorTagen: 4,
  },
  {
    verzeichnis: 'vereine',
    eintrag: 'angelsportverein-altrhein',
    angaben: {
      ansprechperson: 'Sandra Weick, neue Vorsitzende',
      telefon: '030 23125-497',
    },
    vorTagen: 2,
  },
]
