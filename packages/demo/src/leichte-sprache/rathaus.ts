import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, heisst, liste, zurueck } from './teile.ts'

export const rathausLeicht: Fassung = {
  title: 'Das Rathaus',
  description: 'Was das Rathaus von Rebenau macht und wie Sie hinkommen. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Im Rathaus arbeiten viele Menschen für die Stadt. Sie helfen Ihnen.',
      text: html`
        <h2>Das können Sie im Rathaus machen</h2>
        ${liste(
          'Sie bekommen einen neuen Ausweis:<br><a href="/leichte-sprache/ausweis">Neuer Ausweis und Reise-Pass</a>',
          'Sie sagen: Ich wohne jetzt in Rebenau.<br><a href="/rathaus/buergerbuero/wohnsitz?sprache=leicht">Sie haben eine neue Wohnung</a>',
          'Sie heiraten:<br><a href="/leichte-sprache/standesamt">Heiraten, Geburt und Tod</a>',
          'Sie fragen nach Hilfe:<br><a href="/leichte-sprache/wenig-geld">Sie haben wenig Geld</a>',
        )}
        <p>Mit einem Termin müssen Sie nicht lange warten.<br>So geht das:
        <a href="/rathaus/termine?sprache=leicht">Einen Termin machen</a></p>
        ${heisst('Termin', 'Sie kommen an einem Tag zu einer Uhr-Zeit.', 'Dann haben wir Zeit für Sie.')}
        <h2>So kommen Sie hin</h2>
        <p>Der Bus mit der Nummer 1 hält vor der Tür.<br>Die Halte-Stelle heißt: Marktplatz.</p>
        <p>Sie können keine Treppen steigen?<br>Im Hof ist eine Tür ohne Stufen.<br>Dort ist auch ein Aufzug.</p>
        <h2>Sie können nicht kommen?</h2>
        <p>Dann rufen Sie an:<br>${tel('buergerbuero')}</p>
        <p>Wir kommen auch zu Ihnen nach Hause.<br>Das kostet kein Geld.</p>`,
    }),
    ...amtLeicht('rathaus', 'Rathaus'),
    zurueck,
  ],
}
