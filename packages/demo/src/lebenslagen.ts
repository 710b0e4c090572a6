import { html } from './html.ts'
import { inLeichterSprache } from './leichte-sprache/verweise.ts'

const lagen = {
  geburt: {
    name: 'Geburt',
    kurztext: 'Ein Kind kommt: Urkunde, Name, Vaterschaft und die ersten Wege.',
    text: html`
      <p>Herzlichen Glückwunsch! Die Klinik meldet die Geburt dem Standesamt des Geburtsorts. Dort bekommen Sie die
      Urkunden; Ihr Kind tragen wir danach von selbst ins Melderegister ein.</p>
      <h2>Denken Sie auch an</h2>
      <ul>
      <li>die Krankenkasse: Melden Sie das Kind in den ersten Wochen an.</li>
      <li>Kindergeld und Elterngeld: Beides beantragen Sie nicht bei der Stadt. Das Familienbüro hilft beim Ausfüllen.</li>
      <li>das Willkommenspaket der Stadt: Bücher, Windelgutschein und ein Lätzchen mit Wappen. Es kommt mit der Post,
      oder eine Hebamme bringt es Ihnen.</li>
      </ul>`,
  },
  'familie-und-kind': {
    name: 'Familie und Kind',
    kurztext: 'Betreuung, Schule, Musik und Ferien.',
    text: html`
      <p>Einen Platz in der Kita, eine Betreuung nach der Schule, ein Instrument für den Anfang: Das meiste lässt sich
      in einem Gespräch im Familienbüro klären, auch am Telefon.</p>`,
  },
  'kita-und-schule': {
    name: 'Kita und Schule',
    kurztext: 'Anmelden, betreuen lassen, Kosten senken.',
    unter: 'familie-und-kind',
    text: html`
      <p>Für einen Platz in der Kita melden Sie Ihr Kind spätestens sechs Monate vorher an; soll es im September beginnen, bis Mitte Januar. Schulanfängerinnen und
      Schulanfänger melden die Eltern im März an der Schillerschule oder der Jahnschule an; welche es ist, hängt von der Straße ab.</p>`,
  },
  'ferien-und-freizeit': {
    name: 'Ferien und Freizeit',
    kurztext: 'Ferienbetreuung, Musikschule, Bücherei und Freibad.',
    unter: 'familie-und-kind',
    text: html`
      <p>Wer wenig Geld hat, zahlt weniger: Mit dem Bildungspaket des Landkreises sind Ausflüge, Mittagessen, Verein und
      Musikschule für viele Kinder frei. Fragen Sie im Sozialamt danach.</p>`,
  },
  heirat: {
    name: 'Heirat',
    kurztext: 'Von der Anmeldung bis zum neuen Namen.',
    text: html`
      <p>Sie heiraten im Trauzimmer mit Blick auf den Marktplatz, von Mai bis September auch in der Zehntscheuer. Freie
      Termine nennt das Standesamt ein Jahr im Voraus. Angemeldet wird die Ehe frühestens sechs Monate vorher.</p>
      <p>Wer danach anders heißt, braucht einen neuen Ausweis. Auch Reisepass, Führerschein und Fahrzeugschein sollten
      bald den neuen Namen tragen.</p>`,
  },
  umzug: {
    name: 'Umzug',
    kurztext: 'Neu in der Stadt, eine Straße weiter oder fort von hier.',
    text: html`
      <p>Nach dem Einzug haben Sie zwei Wochen Zeit, sich bei uns anzumelden. Alles Übrige, von der Tonne bis zum
      Bewohnerparken, lässt sich am selben Vormittag im Rathaus erledigen.</p>`,
  },
  'neu-in-rebenau': {
    name: 'Neu in Rebenau',
    kurztext: 'Anmelden und ankommen.',
    unter: 'umzug',
    text: html`
      <p>Willkommen! Im Bürgerbüro bekommen Sie einen Stadtplan, den Abfallkalender und eine Freikarte für das Freibad
      oder einen Monatsausweis für die Bücherei. Zweimal im Jahr lädt die Bürgermeisterin alle Neuen zu einem Rundgang ein.</p>`,
  },
  wegzug: {
    name: 'Wegziehen',
    kurztext: 'Was vor dem letzten Karton zu tun ist.',
    unter: 'umzug',
    text: html`
      <p>Innerhalb Deutschlands genügt die Anmeldung am neuen Ort. Nur wer ins Ausland zieht oder eine Nebenwohnung
      aufgibt, meldet sich bei uns ab. Lesen Sie vorher den Wasserzähler ab und sagen Sie uns den Stand.</p>`,
  },
  'bauen-und-wohnen': {
    name: 'Bauen und Wohnen',
    kurztext: 'Haus, Grundstück und Wohnkosten.',
    text: html`
      <p>Fragen Sie, bevor Sie planen: Die Bauberatung im Rathaus ist kostenlos und erspart manchen Umweg. Gebrauchte
      Häuser in der Altstadt stehen oft unter Schutz; auch dafür gibt es Rat und manchmal Zuschüsse.</p>`,
  },
  bauen: {
    name: 'Bauen und Umbauen',
    kurztext: 'Vom Antrag bis zur freien Straße für den Kran.',
    unter: 'bauen-und-wohnen',
    text: html`
      <p>Viele kleine Vorhaben brauchen keine Genehmigung, müssen sich aber an den Bebauungsplan halten. Welcher für Ihr
      Grundstück gilt, sagt Ihnen die Bauberatung.</p>`,
  },
  'haus-und-grundstueck': {
    name: 'Haus und Grundstück',
    kurztext: 'Grundsteuer, Wasser, Bäume und Denkmalschutz.',
    unter: 'bauen-und-wohnen',
    text: html`
      <p>Nach einem Kauf schickt uns das Finanzamt die neuen Angaben erst nach Monaten. Melden Sie uns den Kauf gleich, dann kommt der Steuerbescheid an die richtige Adresse.</p>`,
  },
  wohnkosten: {
    name: 'Mieten und Wohnkosten',
    kurztext: 'Hilfe, wenn die Wohnung zu teuer ist.',
    unter: 'bauen-und-wohnen',
    text: html`
      <p>Wohngeld ist keine Gnade, sondern ein Recht, und es gibt es auch für Menschen mit eigener Wohnung. Ob sich ein
      Antrag lohnt, rechnen wir gern mit Ihnen aus.</p>`,
  },
  'arbeit-und-gewerbe': {
    name: 'Arbeit und Gewerbe',
    kurztext: 'Ausbildung, Selbstständigkeit, Gasthaus und Fest.',
    text: html`
      <p>Sie wollen in Rebenau etwas unternehmen? Die erste Ansprechperson ist Ida Sommer. Wie sie Ihnen hilft, steht unter
      <a href="/wirtschaft">Wirtschaft</a>. Ein Gewerbe melden Sie beim Ordnungsamt an.</p>`,
  },
  'gewerbe-fuehren': {
    name: 'Ein Gewerbe führen',
    kurztext: 'Anmelden, ändern, aufgeben.',
    unter: 'arbeit-und-gewerbe',
    text: html`
      <p>Die Anmeldung geben wir weiter an das Finanzamt, die Berufsgenossenschaft und die Kammer. Sie bekommen von dort
      Post; ein zweites Mal anmelden müssen Sie sich nicht.</p>`,
  },
  'gaststaetten-und-feste': {
    name: 'Gaststätten und Feste',
    kurztext: 'Ausschank, Musik, Plakate und gesperrte Straßen.',
    unter: 'arbeit-und-gewerbe',
    text: html`
      <p>Ob Straßenfest, Weinlaube oder Vereinsjubiläum: Mit vier Wochen Vorlauf bekommen Sie alles aus einer Hand. Das
      Ordnungsamt fragt Feuerwehr, Polizei und Bauhof für Sie.</p>`,
  },
  'auto-und-verkehr': {
    name: 'Auto und Verkehr',
    kurztext: 'Führerschein, Parken, gesperrte Straßen.',
    text: html`
      <p>Autos lässt die Zulassungsstelle des Landratsamts zu. Den Antrag auf einen Führerschein und alles, was mit
      Straßen und Parkplätzen in Rebenau zu tun hat, nehmen wir entgegen.</p>`,
  },
  'ausweise-und-reisen': {
    name: 'Ausweise und Reisen',
    kurztext: 'Personalausweis, Reisepass und was man sonst nachweisen muss.',
    text: html`
      <p>Vor den Ferien ist im Bürgerbüro am meisten los. Schauen Sie am besten schon im Winter nach, wie lange Ihre
      Ausweise noch gelten, auch die der Kinder.</p>`,
  },
  haustiere: {
    name: 'Haustiere',
    kurztext: 'Hund anmelden, Fundtier abgeben.',
    text: html`
      <p>Einen Hund melden Sie bei der Stadtkasse an; die Marke bekommen Sie gleich mit. Tüten für den Spaziergang stehen an 24 Stellen der Stadt bereit. Im Naturschutzgebiet Altrhein gehören Hunde
      das ganze Jahr an die Leine.</p>`,
  },
  'alter-und-pflege': {
    name: 'Alter und Pflege',
    kurztext: 'Rente, Wohnen, Besuch aus dem Rathaus.',
    text: html`
      <p>Wer den Weg ins Rathaus nicht mehr schafft, bekommt Besuch: Ausweise, Beglaubigungen und Anträge nehmen wir auch
      zu Hause oder im Pflegeheim auf. Den Besuch vereinbaren Sie am Telefon, er kostet nichts.</p>`,
  },
  behinderung: {
    name: 'Behinderung',
    kurztext: 'Ausweis, Parken und Hilfen im Alltag.',
    text: html`
      <p>Der Ausweis für schwerbehinderte Menschen kommt vom Landratsamt. Beim Antrag helfen wir Ihnen im Sozialamt, auch
      in Leichter Sprache oder mit einer Dolmetscherin für Gebärdensprache.</p>`,
  },
  todesfall: {
    name: 'Todesfall',
    kurztext: 'Was in den ersten Tagen zu tun ist, und was Zeit hat.',
    text: html`
      <p>Es tut uns leid, dass Sie diese Seite brauchen. Das meiste übernimmt auf Wunsch ein Bestattungsunternehmen. Nur
      weniges ist eilig: Eine Ärztin oder ein Arzt stellt den Tod fest, und spätestens am dritten Werktag wird er im Standesamt
      angezeigt.</p>
      <p>Alles Weitere hat Zeit. Rufen Sie an, wir gehen die Schritte mit Ihnen durch.</p>`,
  },
} as const satisfies Record<string, { name: string; kurztext: string; unter?: string; text: string }>

export type Lebenslage = keyof typeof lagen

type Lage = { name: string; kurztext: string; unter?: Lebenslage; text: string }

/** The life situations, in the order of a lifetime. */
export const lebenslagen = Object.entries<Lage>(lagen).map(([slug, lage], index) => ({
  slug,
  name: lage.name,
  kurztext: lage.kurztext,
  textbloecke: [{ typ: 'preamble', titel: '', text: lage.text }, ...inLeichterSprache(slug)],
  uebergeordnet: lage.unter,
  sortierung: index + 1,
}))
