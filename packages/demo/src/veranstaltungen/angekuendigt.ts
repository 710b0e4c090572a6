import { plusDays } from '@rathausplatz/time'
import { type Day, isHoliday, type Weekday, weekdayFrom, workdayFrom } from '../calendar.ts'
import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { ausserhalbDerFerien } from '../schulferien.ts'
import type { Termin } from './termin.ts'

/** Returns the days of the events that the news announce, so that news and calendar name the same. */
export const angekuendigteTage = (heute: Day) => ({
  kitaRegenbogen: workday(plusDays(heute, 6)),
  instrumente: workday(plusDays(heute, 10), ausserhalbDerFerien),
  buergergespraech: weekday(plusDays(heute, 14), 'fr'),
  schnuppertag: workday(plusDays(heute, 24), ausserhalbDerFerien),
})

const sameDay = (day: Day): Day => day

function workday(day: Day, other = sameDay): Day {
  const found = other(workdayFrom(day))
  return isHoliday(found) ? workday(plusDays(found, 1), other) : found
}

function weekday(day: Day, one: Weekday): Day {
  const found = weekdayFrom(day, one)
  return isHoliday(found) ? plusDays(found, 7) : found
}

/** The events that the news announce. */
export const angekuendigt: readonly Termin[] = [
  {
    slug: 'kindergarten-regenbogen-oeffnet',
    titel: 'Kindergarten Regenbogen: neue Gruppe kennenlernen',
    ort: 'Kindergarten Regenbogen',
    rubriken: ['Familie', 'Kinder'],
    bild: 'kindergarten-garten',
    tage: heute => [angekuendigteTage(heute).kitaRegenbogen],
    von: '16:00',
    bis: '17:30',
    text: html`<p>Sie schauen sich den Anbau an, Ihr Kind spielt gleich mit. Noch freie Plätze nennt das Familienbüro
      unter ${tel('familie')}.</p>`,
  },
  {
    slug: 'horn-und-fagott-ausprobieren',
    titel: 'Horn, Posaune, Fagott und Kontrabass ausprobieren',
    ort: 'Jugendmusikschule, Saal der Alten Post',
    rubriken: ['Jugendmusikschule', 'Musik'],
    bild: 'musikschule-konzert',
    tage: heute => [angekuendigteTage(heute).instrumente],
    von: '15:00',
    bis: '18:00',
    text: html`<p>Kommen Sie mit Ihrem Kind, wann Sie möchten. Lehrerinnen und Lehrer zeigen jedes Instrument. Mehr steht bei
      der <a href="/jugendmusikschule">Jugendmusikschule</a>.</p>`,
  },
  {
    slug: 'buergergespraech-unterweiler',
    titel: 'Die Bürgermeisterin in Unterweiler',
    ort: 'Gemeindehaus Unterweiler, kleiner Saal',
    rubriken: ['Rathaus', 'Bauen'],
    tage: heute => [angekuendigteTage(heute).buergergespraech],
    von: '17:00',
    bis: '19:00',
    text: html`<p>Katharina Lehmann spricht mit Ihnen über die Fährgasse und alles, was Unterweiler fehlt. Der Saal ist ohne
      Stufen erreichbar. Fragen schicken Sie auch vorher an ${mail('buergermeisterin')}.</p>`,
  },
  {
    slug: 'schnuppertag-ausbildung',
    titel: 'Schnuppertag: Ausbildung bei der Stadt',
    ort: 'Rathaus, Empfang',
    rubriken: ['Rathaus', 'Familie'],
    tage: heute => [angekuendigteTage(heute).schnuppertag],
    von: '14:00',
    bis: '17:00',
    text: html`<p>Auszubildende zeigen das Rathaus und die Gärtnerei. Bitte melden Sie sich bei Kirsten Falk an, ${tel('personal')}.
      Alle freien Plätze stehen unter <a href="/rathaus/stellen">Arbeiten bei der Stadt</a>.</p>`,
  },
]
