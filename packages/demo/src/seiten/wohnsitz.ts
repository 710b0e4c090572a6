import { pdf } from '../dokument.ts'
import { euro, gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { wohnungLeicht } from '../leichte-sprache/wohnung.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const wohnsitz: Seite = {
  pfad: '/rathaus/buergerbuero/wohnsitz',
  pageLayout: 'default',
  title: 'Wohnsitz anmelden',
  description: 'Neu in Rebenau oder umgezogen: Fristen und Unterlagen für An- und Ummeldung.',
  leichteSprache: wohnungLeicht,
  content: [
    entry('text', {
      einleitung:
        'Willkommen in Rebenau! Melden Sie sich innerhalb von zwei Wochen nach dem Einzug an. Das gilt auch, wenn Sie nur eine Straße weiter ziehen.',
      text: html`
        <h2>Das bringen Sie mit</h2>
        <ul>
        <li>die Ausweise aller Personen, die mit Ihnen einziehen</li>
        <li>die Bestätigung Ihrer Vermieterin oder Ihres Vermieters, dass Sie eingezogen sind; der Mietvertrag reicht
        leider nicht. Wenn Ihnen das Haus gehört, unterschreiben Sie selbst</li>
        <li>beim Zuzug aus dem Ausland: Geburts- und Heiratsurkunden, wenn möglich mit Übersetzung</li>
        </ul>
        <h2>Das passiert bei der Anmeldung</h2>
        <p>Wir tragen die neue Adresse ein, kleben sie auf Ihren Personalausweis und schreiben sie auf den Chip. Bei
        Ihrer alten Gemeinde müssen Sie sich nicht abmelden, das machen wir. Sie bekommen sofort eine
        Meldebestätigung. Alles zusammen dauert eine Viertelstunde und kostet nichts.</p>
        <p>Eine Person kann die ganze Familie anmelden, wenn sie alle Ausweise dabeihat.</p>
        <h2>Denken Sie auch an</h2>
        <ul>
        <li><a href="/leben/abfall">Ihre Abfalltonnen</a>: Wir bestellen sie gleich mit, wenn im Haus keine stehen.</li>
        <li>den Hund: Die Steuer beträgt ${euro(gebuehren.hund.erster)} im Jahr, die Marke bekommen Sie an der Kasse nebenan. Wer
        befreit ist, sagt die ${pdf('hundesteuersatzung', 'Hundesteuersatzung')}.</li>
        <li><a href="/leben/familie/kita">den Kita-Platz</a>: Anmelden können Sie sich schon vor dem Umzug.</li>
        <li>das Auto: Zulassung und Schein ändert die Zulassungsstelle des Landratsamts.</li>
        </ul>
        <h2>Sie ziehen weg?</h2>
        <p>Abmelden müssen Sie sich nur, wenn Sie ins Ausland ziehen oder eine Nebenwohnung aufgeben. Das geht frühestens eine Woche vorher, auch per
        Brief.</p>`,
    }),
    entry('leistungen', { titel: 'Was zum Umzug gehört', lebenslage: 'umzug' }),
    ...amtNebenan('buergerbuero'),
  ],
}
