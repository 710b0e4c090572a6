import { euro, gebuehren } from '../../gebuehren.ts'
import { html } from '../../html.ts'
import { tel } from '../../kontakt.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const senioren: Seite = {
  pfad: '/leben/senioren',
  pageLayout: 'default',
  title: 'Gut leben im Alter',
  breadcrumbTitle: 'Senioren',
  description:
    'Beratung zu Pflege und Vorsorge, Bürgerbus, Mittagstisch, Treffpunkte und Hilfe zu Hause in Rebenau.',
  content: [
    entry('text', {
      einleitung:
        'Sie möchten so lange wie möglich zu Hause bleiben? Fragen Sie früh. Vieles ist einfacher und billiger, als man denkt.',
      text: html`
        <h2>Beratung</h2>
        <p>Helga Ritter berät Sie kostenlos zu Pflege, Wohngeld und Vorsorgevollmacht, im Rathaus oder bei Ihnen zu Hause. Sie füllt
        Anträge mit Ihnen aus und geht mit, wenn der Medizinische Dienst kommt. Telefon ${tel('soziales')}.</p>
        <h2>Unterwegs</h2>
        <p>Zum Arzt, zum Einkaufen und zum Seniorennachmittag fährt auf Bestellung der Bürgerbus. Die Fahrt kostet
        ${euro(gebuehren.buergerbus)}. Wann er fährt und wie Sie ihn bestellen, steht unter
        <a href="/rathaus/leistungen/buergerbus">Bürgerbus</a>.</p>
        <h2>Essen und Gesellschaft</h2>
        <table>
        <caption>Treffpunkte</caption>
        <thead><tr><th scope="col">Was</th><th scope="col">Wann</th><th scope="col">Wo</th></tr></thead>
        <tbody>
        <tr><th scope="row">Mittagstisch, 6 €</th><td>Montag, Mittwoch, Freitag, 12:00 Uhr</td><td>Seniorenzentrum Lindenweg</td></tr>
        <tr><th scope="row">Seniorennachmittag</th><td>zweiter Donnerstag im Monat außer im August, 14:30 Uhr</td><td>Gemeindehaus Unterweiler</td></tr>
        <tr><th scope="row">Gymnastik im Sitzen</th><td>Dienstag, 10:00 Uhr</td><td>Rheintalhalle, Nebenraum</td></tr>
        <tr><th scope="row">Telefon und Tablet verstehen</th><td>Donnerstag, 17:00 Uhr</td><td><a href="/buecherei/digital">Stadtbücherei</a></td></tr>
        <tr><th scope="row">Boule</th><td>bei Sonne, ab 15:00 Uhr</td><td>unter den Kastanien am Schulhof</td></tr>
        </tbody>
        </table>
        <h2>Hilfe zu Hause</h2>
        <p>Die <a href="/verzeichnis/nachbarschaftshilfe-rebenau">Nachbarschaftshilfe</a> kauft ein, wechselt Glühbirnen und schaut
        nach dem Rechten; die Kosten erstattet die Pflegekasse oft ganz. Den Hausnotruf vermittelt Helga Ritter.</p>
        <h2>Wohnen</h2>
        <p>Das <a href="/verzeichnis/seniorenzentrum-lindenweg">Seniorenzentrum Lindenweg</a> hat Pflegeplätze, eine Tagespflege und
        24 betreute Wohnungen. Auf die Wohnungen warten Sie zurzeit etwa zwei Jahre; lassen Sie sich früh vormerken.</p>`,
    }),
    entry('fragen', {
      titel: 'Wenn es plötzlich ist',
      fragen: [
        {
          titel: 'Meine Mutter kommt morgen aus dem Krankenhaus und kann nicht allein bleiben.',
          text: '<p>Rufen Sie uns noch heute an. Kurzzeitpflege und Haushaltshilfe gehen oft innerhalb von zwei Tagen. Der Sozialdienst im Krankenhaus stellt den Antrag.</p>',
        },
        {
          titel: 'Mein Mann ist dement. Wer entlastet mich?',
          text: '<p>Die Tagespflege hat zwei Probetage frei. Alle zwei Wochen trifft sich am Montag um 18:00 Uhr eine Gruppe für Angehörige im Gemeindehaus.</p>',
        },
      ],
    }),
    ...personNebenan('Beratung im Alter', 'Helga Ritter'),
  ],
}
