import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { notfallLeicht } from '../leichte-sprache/notfall.ts'
import { rufe, rufeGiftnotruf } from '../notrufe.ts'
import { entry, type Seite } from '../seite.ts'

/** The app stores this page on the device: so it has no picture and depends on no other page. */
export const notfallnummern: Seite = {
  pfad: '/notfallnummern',
  pageLayout: 'default',
  title: 'Notfallnummern',
  description: '112, 110, Arzt, Zahnarzt, Apotheke, Gift, Rohrbruch, Stromausfall: wen Sie sofort anrufen.',
  leichteSprache: notfallLeicht,
  content: [
    entry('hinweis', {
      stufe: 'dringend',
      titel: 'Feuer, Unfall, Lebensgefahr: 112',
      text: html`
        <p>Feuerwehr und Rettungsdienst: ${rufe('feuerwehr')}<br>Polizei: ${rufe('polizei')}</p>
        <p>Sagen Sie, wo es ist, was passiert ist und wie viele Menschen Hilfe brauchen. Legen Sie erst auf, wenn die
        Leitstelle es sagt. Beide Nummern kosten nichts.</p>
        <p>Können Sie nicht sprechen oder nicht gut hören, senden Sie den Notruf mit der App
        <a href="https://www.nora-notruf.de">nora</a>.</p>`,
    }),
    entry('text', {
      text: html`
        <h2>Krank oder vergiftet, aber nicht in Lebensgefahr</h2>
        <dl>
        <dt>Ärztlicher Bereitschaftsdienst</dt><dd>${rufe('bereitschaftsdienst')}, wenn die Praxen geschlossen sind</dd>
        <dt>Zahnschmerzen am Wochenende</dt><dd>Welche Praxis Dienst hat, sagt die
        <a href="https://www.kzvbw.de">Kassenzahnärztliche Vereinigung</a>.</dd>
        <dt>Apotheken mit Notdienst</dt><dd>${rufe('apotheken')} oder <a href="https://www.aponet.de">aponet.de</a></dd>
        <dt>Vergiftung</dt><dd>${rufeGiftnotruf}, Vergiftungs-Informations-Zentrale Freiburg, Tag und Nacht</dd>
        </dl>
        <h2>Wasser, Strom, Straße</h2>
        <dl>
        <dt>Rohrbruch, verstopfter Kanal, Nahwärme ausgefallen, Baum auf der Straße</dt><dd>${tel('stoerung')},
        Bereitschaft der Stadt, Tag und Nacht</dd>
        <dt>Stromausfall</dt><dd>${tel('stromnetz')}, Stromnetz Rheinebene, Tag und Nacht</dd>
        <dt>Es riecht nach Gas</dt><dd>Öffnen Sie die Fenster, schalten Sie nichts ein oder aus, gehen Sie ins Freie und
        wählen Sie dort die ${rufe('feuerwehr')}.</dd>
        </dl>
        <h2>Karte oder Ausweis weg</h2>
        <dl>
        <dt>Bankkarte und Online-Ausweis sperren</dt><dd>${rufe('sperrnotruf')}, Tag und Nacht</dd>
        </dl>
        <h2>Jemand, der zuhört</h2>
        <dl>
        <dt>Telefonseelsorge</dt><dd>${rufe('telefonseelsorge')}, Tag und Nacht</dd>
        <dt>Kinder und Jugendliche: Nummer gegen Kummer</dt><dd>${rufe('kinder')}</dd>
        <dt>Eltern</dt><dd>${rufe('eltern')}</dd>
        <dt>Gewalt gegen Frauen</dt><dd>${rufe('gewalt')}, Tag und Nacht, in vielen Sprachen</dd>
        </dl>
        <h2>Bei einer Warnung</h2>
        <p>Was die Sirenen bedeuten, steht bei der <a href="/leben/feuerwehr">Feuerwehr</a>. Wovor die Stadt warnt, steht unter
        <a href="/warnungen">Warnungen</a>. Amtliche Warnungen für alle Orte finden Sie unter
        <a href="https://warnung.bund.de">warnung.bund.de</a>, Praxen und Apotheken in Rebenau unter
        <a href="/leben/gesundheit">Gesundheit</a>.</p>`,
    }),
  ],
}
