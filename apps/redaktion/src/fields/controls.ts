import type { Control, FormField } from '@rathausplatz/contract/records'
import type { ComponentType } from 'react'
import { Angaben } from './angaben.tsx'
import { Auswahl } from './auswahl.tsx'
import { Bild } from './bild.tsx'
import { Bildfokus } from './bildfokus.tsx'
import { Datei } from './datei.tsx'
import { Datum } from './datum.tsx'
import type { ControlProps } from './form.ts'
import { Frage } from './frage.tsx'
import { Gruppe, Varianten, Verschachtelt } from './gruppe.tsx'
import { HoursFromAbove } from './hours/hours-from-above.tsx'
import { OpeningHours } from './hours/opening-hours.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { Liste } from './liste.tsx'
import { MenuTree } from './menu/menu-tree.tsx'
import { Person } from './person.tsx'
import { Richtext } from './richtext.tsx'
import { Schalter } from './schalter.tsx'
import { Series } from './series/series.tsx'
import { Teil } from './teil.tsx'
import { Text } from './text.tsx'
import { Uhrzeit } from './uhrzeit.tsx'
import { Umriss } from './umriss.tsx'
import { Verweis } from './verweis.tsx'
import { Zahl } from './zahl.tsx'
import { Zeile } from './zeile.tsx'

/** Components by control. */
const controls: { readonly [C in Control['control']]: ComponentType<ControlProps<C>> } = {
  angaben: Angaben,
  auswahl: Auswahl,
  // The page editor renders the entries of a page.
  bausteine: () => null,
  bild: Bild,
  bildfokus: Bildfokus,
  datei: Datei,
  datum: Datum,
  frage: Frage,
  gruppe: Gruppe,
  icon: Icon,
  link: Link,
  liste: Liste,
  richtext: Richtext,
  schalter: Schalter,
  teil: Teil,
  text: Text,
  uhrzeit: Uhrzeit,
  umriss: Umriss,
  varianten: Varianten,
  verschachtelt: Verschachtelt,
  verweis: Verweis,
  zahl: Zahl,
  zeile: Zeile,
}

/** Groups whose content has a component of its own, by the id of their schema. */
const byHand: Readonly<Record<string, ComponentType<ControlProps<'gruppe'>>>> = {
  Oeffnungszeit: OpeningHours,
  Serie: Series,
}

/** Groups that are one field, by the id of their schema. */
const fieldsByHand: Readonly<Record<string, ComponentType<ControlProps<'gruppe'>>>> = {
  Personenverweis: Person,
}

/** Lists with a component of their own, by the id of their items. */
const listsByHand: Readonly<Record<string, ComponentType<ControlProps<'liste'>>>> = {
  MenuItem: MenuTree,
}

export const handMade = (field: FormField) =>
  'id' in field && field.id !== undefined ? byHand[field.id] : undefined

export const controlOf = (field: FormField) =>
  ((field.hoursFrom === undefined ? undefined : HoursFromAbove) ??
    listByHand(field) ??
    fieldByHand(field) ??
    controls[field.control]) as ComponentType<ControlProps<Control['control']>>

const fieldByHand = (field: FormField) =>
  field.control === 'gruppe' && field.id !== undefined ? fieldsByHand[field.id] : undefined

const listByHand = (field: FormField) =>
  field.control === 'liste' && 'id' in field.of && field.of.id !== undefined
    ? listsByHand[field.of.id]
    : undefined
