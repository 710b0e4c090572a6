import { ergebnisLabels, gremiumartLabels } from '@rathausplatz/contract/labels'
import type { Gremium, Ratsperson, Sitzung, Stadt, Vorlage } from '@rathausplatz/contract/records'
import { withTownOffset } from '@rathausplatz/time'
import { gremiumPfad } from '../collections/gremium.ts'
import { sitzungPfad } from '../collections/sitzung.ts'
import { vorlagePfad } from '../collections/vorlage.ts'
import { nummerOf } from '../rat/meetings-on-wire.ts'
import { resultWordsIn } from '../rat/result-text.ts'
import { consultationsOf, type Punkt } from './consultation-of.ts'
import {
  embed,
  embeds,
  file,
  given,
  link,
  links,
  meeting,
  organization,
  type Part,
  paper,
  person,
  self,
  siteAddress,
} from './parts.ts'
import { personParts } from './person-parts.ts'
import { addressOf, BODY, type ObjectId, SERVER, SITE } from './types.ts'

/** Returns the parts of a public document of the council or of the town; empty for other kinds. */
export function partsOf(kind: string, data: unknown): readonly Part[] {
  switch (kind) {
    case 'stadt':
      return ofStadt(data as Stadt)
    case 'gremium':
      return ofGremium(data as Gremium)
    case 'ratsperson':
      return personParts(data as Ratsperson)
    case 'sitzung':
      return ofSitzung(data as Sitzung)
    case 'vorlage':
      return ofVorlage(data as Vorlage)
    default:
      return []
  }
}

/** The town as the OParl body. */
function ofStadt({ name, email }: Stadt): Part[] {
  const list = (last: string) => addressOf(last)
  return [
    self(BODY, {
      system: SERVER,
      name,
      website: SITE,
      contactEmail: email,
      classification: 'Stadt',
      organization: list('organizations'),
      person: list('persons'),
      meeting: list('meetings'),
      paper: list('papers'),
      agendaItem: list('agendaitems'),
      consultation: list('consultations'),
      file: list('files'),
      locationList: list('locations'),
      legislativeTermList: list('legislativeterms'),
      membership: list('memberships'),
      legislativeTerm: [],
    }),
  ]
}

function ofGremium({ slug, name, kurzname, art, endet_am, uebergeordnet, wahlperioden }: Gremium): Part[] {
  const id = organization(slug)
  return [
    self(id, {
      body: addressOf(BODY),
      name,
      ...given({ shortName: kurzname }),
      organizationType: art === 'fraktion' ? 'Fraktion' : 'Gremium',
      classification: art === 'gemeinderat' ? 'Parlament' : gremiumartLabels[art],
      ...given({ endDate: endet_am }),
      meeting: `${addressOf(id)}/meetings`,
      consultation: `${addressOf(id)}/consultations`,
      web: siteAddress(gremiumPfad({ slug })),
    }),
    ...(uebergeordnet === undefined ? [] : [link(id, 'subOrganizationOf', organization(uebergeordnet))]),
    ...wahlperioden.flatMap(({ name: term, von, bis }) => {
      const own: ObjectId = `legislativeterm/${slug}-${von}`
      return [
        self(own, { name: term, startDate: von, ...given({ endDate: bis }) }, organization(slug)),
        link(own, 'body', BODY),
        // The terms of the council are those of the town.
        ...(art === 'gemeinderat' ? [embeds(BODY, 'legislativeTerm', own)] : []),
      ]
    }),
  ]
}

const meetingStates = {
  geplant: 'terminiert',
  eingeladen: 'eingeladen',
  durchgefuehrt: 'durchgeführt',
  verschoben: 'verschoben',
  abgesagt: 'terminiert',
} as const satisfies Record<Sitzung['zustand'], string>

function ofSitzung(sitzung: Sitzung): Part[] {
  const { slug, titel, zustand, datum_von, datum_bis, ort, gremium, gemeinsam_mit, teilnahmen } = sitzung
  if (sitzung.zurueckgenommen || sitzung.behandlung !== 'oeffentlich') return []
  const id = meeting(slug)
  const bodies = [gremium, ...gemeinsam_mit].map(organization)
  const came = teilnahmen
    .flatMap(({ person: who, anwesenheit, vertreten_durch }) => [
      anwesenheit === 'anwesend' ? who : undefined,
      vertreten_durch,
    ])
    .filter(who => who !== undefined)
  return [
    self(
      id,
      {
        name: titel,
        ...given({ meetingState: sitzung.ohne_stand ? undefined : meetingStates[zustand] }),
        // Whether a postponed meeting takes place at all is not known.
        ...given({ cancelled: zustand === 'verschoben' ? undefined : zustand === 'abgesagt' }),
        start: withTownOffset(datum_von),
        ...given({ end: datum_bis && withTownOffset(datum_bis) }),
        web: siteAddress(sitzungPfad({ slug })),
      },
      organization(gremium),
    ),
    ...(ort === ''
      ? []
      : [
          self(`location/${slug}`, { description: ort }, id),
          embed(id, 'location', `location/${slug}`),
          links(`location/${slug}`, 'meetings', id),
        ]),
    ...bodies.map(one => links(id, 'organization', one)),
    ...came.map(who => links(id, 'participant', person(who))),
    ...file(id, 'invitation', sitzung.einladung, embed),
    ...file(id, 'resultsProtocol', sitzung.niederschrift, embed),
    ...sitzung.dateien.flatMap(one => file(id, 'auxiliaryFile', one, embeds)),
    ...sitzung.tagesordnung.flatMap((punkt, index) => ofPunkt(sitzung, punkt, index)),
  ]
}

function ofPunkt(sitzung: Sitzung, punkt: Punkt, index: number): Part[] {
  const { slug } = sitzung
  const { kennung = '', titel, text, ergebnis, beschluss, abstimmung, dateien } = punkt
  const at = meeting(slug)
  const id: ObjectId = `agendaitem/${slug}-${kennung}`
  const values = {
    order: index,
    name: titel,
    public: true,
    ...given({
      number: nummerOf(sitzung, index, punkt),
      // The result is free text: words of the council that no label has stay as they are.
      result: resultWordsIn(text, ergebnis) ?? (ergebnis && ergebnisLabels[ergebnis]),
      resolutionText: beschluss,
      'rathausplatz:abstimmung': abstimmung,
    }),
  }
  return [
    self(id, values, at),
    link(id, 'meeting', at),
    embeds(at, 'agendaItem', id),
    ...dateien.flatMap(one => file(id, 'auxiliaryFile', one, embeds)),
    ...consultationsOf(sitzung, punkt),
  ]
}

function ofVorlage(vorlage: Vorlage): Part[] {
  const { slug, titel, nummer, art, datum, gremium, bezug, eingereicht_von, strassen, datei, anlagen } =
    vorlage
  if (vorlage.zurueckgenommen || vorlage.behandlung !== 'oeffentlich') return []
  const id = paper(slug)
  return [
    self(
      id,
      {
        body: addressOf(BODY),
        name: titel,
        reference: nummer,
        ...given({ date: vorlage.ohne_datum ? undefined : datum }),
        paperType: art,
        web: siteAddress(vorlagePfad({ slug })),
      },
      organization(gremium),
    ),
    ...bezug.map(other => links(id, 'relatedPaper', paper(other))),
    ...[
      ...(eingereicht_von === undefined ? [] : [eingereicht_von]),
      ...(vorlage.eingereicht_auch_von ?? []),
    ].map(group => links(id, 'originatorOrganization', organization(group))),
    ...(vorlage.einreichende ?? []).map(member => links(id, 'originatorPerson', person(member))),
    ...strassen.flatMap((strasse, index) => {
      const own: ObjectId = `location/${slug}-${index + 1}`
      return [
        self(own, { streetAddress: strasse }, id),
        embeds(id, 'location', own),
        links(own, 'papers', id),
      ]
    }),
    ...file(id, 'mainFile', datei, embed),
    ...anlagen.flatMap(one => file(id, 'auxiliaryFile', one, embeds)),
  ]
}
