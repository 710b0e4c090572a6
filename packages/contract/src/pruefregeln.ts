import type { BefundGewicht } from './entities/befund.ts'

/** The groups of rules of the Durchsicht. */
export const regelGruppen = {
  barrierefrei: 'Barrierefreiheit',
  verstaendlich: 'Verständlichkeit',
  richtig: 'Richtigkeit',
} as const
export type RegelGruppe = keyof typeof regelGruppen

export type Pruefregel = {
  /** The title of the findings of the rule. */
  readonly titel: string
  readonly gruppe: RegelGruppe
  readonly gewicht: BefundGewicht
  /** The success criterion of WCAG 2.2, if the rule checks one. */
  readonly kriterium?: string
}

/** Every rule of the Durchsicht, by the name in its findings. */
export const pruefregeln: Readonly<Record<string, Pruefregel>> = {
  bildtext: barriere('Bilder ohne Bildtext', '1.1.1', 'fehler'),
  'bildtext-dateiname': barriere('Bildtexte, die nur ein Dateiname sind', '1.1.1'),
  'bildtext-bild-von': barriere('Bildtexte, die mit „Bild von“ beginnen', '1.1.1', 'wort'),
  'ueberschrift-leer': barriere('Überschriften ohne Worte', '1.3.1', 'fehler'),
  'ueberschrift-allein': barriere('Überschriften, unter denen nichts steht', '2.4.6', 'fehler'),
  'ueberschrift-stufe': barriere('Überschriften, vor denen eine Stufe fehlt', '1.3.1'),
  'ueberschrift-fett': barriere('Fetter Text statt einer Überschrift', '1.3.1'),
  'tabelle-kopf': barriere('Tabellen ohne Kopf', '1.3.1', 'fehler'),
  'tabelle-gestaltung': barriere('Tabellen, die keine sind', '1.3.1'),
  linktext: barriere('Links, die nicht sagen, wohin es geht', '2.4.4'),
  'link-leer': barriere('Links ohne Worte', '2.4.4', 'fehler'),
  'link-adresse': barriere('Links, die nur eine Adresse zeigen', '2.4.4'),
  'link-gleich': barriere('Gleiche Worte, verschiedene Ziele', '2.4.4'),
  'titel-lang': klar('Sehr lange Titel'),
  beschreibung: klar('Seiten ohne Beschreibung'),
  pruefvermerk: klar('Leichte Sprache, die niemand geprüft hat'),
  lesbarkeit: klar('Texte, die schwer zu lesen sind'),
  'satz-lang': klar('Lange Sätze'),
  'absatz-lang': klar('Lange Absätze'),
  grossbuchstaben: klar('Wörter in Großbuchstaben'),
  amtswort: klar('Wörter aus dem Amt', 'wort'),
  abkuerzung: klar('Abkürzungen, die nicht alle kennen', 'wort'),
  'link-ziel-fehlt': richtig('Links, die ins Leere führen', 'fehler'),
  'link-ziel-nicht-oeffentlich': richtig('Links zu Seiten, die nicht öffentlich sind'),
  'link-nur-hier': richtig('Links, die nur an einem Gerät der Stadt führen', 'fehler'),
  'link-umweg': richtig('Links über einen fremden Prüfdienst'),
  'interne-notiz': richtig('Sätze, die nach einer internen Notiz klingen'),
  'tabellen-fehler': richtig('Fehler und abgekürzte Zahlen aus einer Tabellenkalkulation'),
  'datum-vergangen': richtig('Neue Inhalte, deren Datum schon vorbei ist'),
  'datum-alt': richtig('Neue Nachrichten mit einem Datum von vor Tagen'),
  'datum-voraus': richtig('Nachrichten mit einem Datum, das weit voraus liegt'),
  'datum-frist': richtig('Fristen, die schon vorbei sind'),
  'datum-fern': richtig('Daten mit einem ungewöhnlichen Jahr'),
  'datum-wochentag': richtig('Daten mit dem falschen Wochentag'),
  'datum-unmoeglich': richtig('Tage, die es nicht gibt'),
  'datum-anders': richtig('Daten, die im Text anders stehen als in ihrem Feld'),
  'datum-dauer': richtig('Veranstaltungen, die ungewöhnlich lange dauern'),
  'datum-reihe': richtig('Reihen, zu denen ihr erster Tag nicht gehört'),
  'eintritt-beides': richtig('Veranstaltungen mit einem Preis und freiem Eintritt'),
  'name-doppelt': richtig('Neue Inhalte, deren Titel es schon gibt'),
  'alt-wortlaut': richtig('Fristen und Beträge, die in einem anderen Feld schon geändert sind'),
  'alt-leichte-sprache': richtig('Leichte Sprache, deren Leistung sich geändert hat'),
  'auslegung-kurz': richtig('Auslegungen, die kürzer sind, als ihr Gesetz verlangt', 'fehler'),
  'auslegung-geschlossen': richtig('Auslegungen an einem Ort, der dann geschlossen ist'),
  'formular-bestaetigung': richtig('Formulare, die den Eingang nicht bestätigen können'),
  'formular-empfaenger': richtig('Formulare, für die kein Amt gewählt ist'),
  'lage-veraltet': richtig('Koordinaten einer früheren Anschrift', 'fehler'),
  'link-unverschluesselt': richtig('Links ohne Verschlüsselung'),
  'bild-fehlt': richtig('Bilder, die es nicht mehr gibt', 'fehler'),
  'schluessel-fehlt': richtig('Eine Stadt, von der niemand weiß, in welchem Land sie liegt'),
  'seite-leer': richtig('Seiten, auf denen nichts steht'),
  'baustein-leer': richtig('Bausteine, in denen nichts steht'),
  'person-fehlt': richtig('Ansprechpersonen, die nicht mehr im Amt stehen', 'fehler'),
  'person-gezeigt': richtig('Personen, die anderswo noch gezeigt werden', 'fehler'),
  'telefon-schreibweise': richtig('Telefonnummern, die anders geschrieben sind'),
  'telefon-keine': richtig('Telefonnummern, die man nicht wählen kann'),
  'angabe-telefon': richtig('Telefonnummern, die in den Datensätzen anders stehen'),
  'angabe-email': richtig('E-Mail-Adressen, die in den Datensätzen anders stehen'),
  'angabe-anschrift': richtig('Anschriften, die kein Datensatz kennt'),
  'angabe-person': richtig('Personen, die kein Datensatz kennt'),
  'angabe-raum': richtig('Zimmer, die in den Datensätzen anders stehen'),
  'angabe-gebuehr': richtig('Gebühren, die in den Datensätzen anders stehen'),
  'angabe-zeit': richtig('Zeiten, die in den Datensätzen anders stehen'),
  'termin-geschlossen': richtig('Termine an Tagen, an denen ihr Haus geschlossen ist'),
  'haus-geschlossen': richtig('Ämter, die offen sind, während ihr Haus geschlossen ist'),
  'zeiten-fehlen': richtig('Ämter ohne Zeiten, weil auch darüber keine stehen'),
  'angabe-geschlossen': richtig('Termine in einem Haus, das dann geschlossen ist'),
}

/**
 * Points that no program can check. Every report shows them, so that nobody takes a report without findings
 * as proof of an accessible website.
 */
export const vonHandZuPruefen: readonly { readonly titel: string; readonly kriterium?: string }[] = [
  { titel: 'Ob ein Bildtext sagt, worauf es bei dem Bild ankommt', kriterium: '1.1.1' },
  { titel: 'Untertitel, Audiodeskription und Textfassung von Videos und Tonaufnahmen', kriterium: '1.2' },
  { titel: 'Ob die Reihenfolge der Inhalte einen Sinn ergibt', kriterium: '1.3.2' },
  { titel: 'Kontraste innerhalb von Bildern und Grafiken', kriterium: '1.4.3' },
  { titel: 'Schrift, die als Bild eingefügt ist', kriterium: '1.4.5' },
  { titel: 'Bedienung eingebetteter Inhalte anderer Anbieter mit der Tastatur', kriterium: '2.1.1' },
  { titel: 'Ob Wörter in anderen Sprachen als solche gekennzeichnet sind', kriterium: '3.1.2' },
  { titel: 'PDF-Dokumente: Überschriften, Lesereihenfolge, Bildtexte (PDF/UA)' },
  { titel: 'Ob Menschen mit Lernschwierigkeiten die Leichte Sprache verstehen' },
  { titel: 'Bedienung der ganzen Website mit Tastatur und Vorleseprogramm' },
]

function barriere(titel: string, kriterium: string, gewicht: BefundGewicht = 'hinweis'): Pruefregel {
  return { titel, gruppe: 'barrierefrei', gewicht, kriterium }
}

function klar(titel: string, gewicht: BefundGewicht = 'hinweis'): Pruefregel {
  return { titel, gruppe: 'verstaendlich', gewicht }
}

function richtig(titel: string, gewicht: BefundGewicht = 'hinweis'): Pruefregel {
  return { titel, gruppe: 'richtig', gewicht }
}
