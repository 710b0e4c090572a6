import { html } from '../../html.ts'
import { rufe } from '../../notrufe.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const gesundheit: Seite = {
  pfad: '/leben/gesundheit',
  pageLayout: 'default',
  title: 'Ärzte, Apotheken, Notdienste',
  breadcrumbTitle: 'Gesundheit',
  description: 'Wen Sie im Notfall rufen, wo nachts Hilfe ist und welche Praxen es in Rebenau gibt.',
  content: [
    entry('hinweis', {
      stufe: 'dringend',
      titel: 'Lebensgefahr: 112',
      text: '<p>Bei Bewusstlosigkeit, Brustschmerz, Atemnot, Lähmung oder starker Blutung sofort anrufen. Ein Defibrillator hängt am Rathaus im Durchgang zum Hof, in der Rheintalhalle, im Freibad und am Gemeindehaus Unterweiler.</p>',
    }),
    entry('text', {
      text: html`
        <h2>Wenn die Praxis geschlossen ist</h2>
        <p>Krank, aber nicht in Lebensgefahr: Den ärztlichen Bereitschaftsdienst erreichen Sie unter
        ${rufe('bereitschaftsdienst')}. Zahnarzt, Apotheke, Gift und alle anderen Nummern stehen bei den
        <a href="/notfallnummern">Notfallnummern</a>.</p>
        <h2>Praxen und Apotheken in Rebenau</h2>
        <p>Hausärztinnen und Hausärzte, Kinderarzt, Zahnarzt, Hebamme und Apotheken stehen mit Anschrift und Telefon im
        Verzeichnis <a href="/leben/aerzte">Ärzte, Apotheken, Hebammen</a>. Für andere Fachrichtungen gehen Sie in die
        Kreisstadt.</p>
        <h2>Wenn die Apotheke geschlossen ist</h2>
        <p>Der Notdienst hängt an beiden Apotheken aus. Ein Botendienst bringt Arzneien am selben Tag, auch nach
        Unterweiler und Lindenhof.</p>
        <h2>Krankenhaus</h2>
        <p>Das nächste steht in der Kreisstadt, 16 Minuten mit dem Auto, mit der Bahn 18 Minuten und fünf zu Fuß.</p>`,
    }),
    ...personNebenan('Fragen zur Pflege', 'Helga Ritter'),
  ],
}
