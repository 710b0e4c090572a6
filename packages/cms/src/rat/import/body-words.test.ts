import { describe, expect, test } from 'vitest'
import { gremiumartOf } from './body-words.ts'

const of = (name: string, type = '', classification = '') => gremiumartOf({ name, type, classification })

describe('C3: an organization is a body of the council only if its words say so', () => {
  test.each<[string, string, string | undefined]>([
    ['Gemeinderat', 'Gremium', 'gemeinderat'],
    ['Gemeinderat', '', 'gemeinderat'],
    ['Stadtrat Altstadt', 'Gremium', 'gemeinderat'],
    ['Rat der Stadt Altstadt', 'Gremium', 'gemeinderat'],
    ['Rat', 'Gremium', 'gemeinderat'],
    ['Kreistag', 'Gremium', 'gemeinderat'],
    ['Stadtverordnetenversammlung', 'Hauptorgan', 'gemeinderat'],
    ['Bauausschuss', 'Gremium', 'ausschuss'],
    ['Bauausschuß', 'Ausschüsse', 'ausschuss'],
    ['Ausschuss für Verwaltung und Finanzen', 'Gremium', 'ausschuss'],
    ['Verwaltungsausschuss', 'Gremium', 'ausschuss'],
    ['Betriebsausschuss Eigenbetrieb Abwasser', 'Gremium', 'ausschuss'],
    ['Ausschuss für Kultur, Vereine und Kirchen', 'Gremium', 'ausschuss'],
    ['Werksausschuss Stadtwerke', 'Gremium', 'ausschuss'],
    ['Ausschuss des Gemeinderats', 'Gremium', 'ausschuss'],
    ['Sportkommission', 'Gremium', 'ausschuss'],
    ['Ortschaftsrat Oberdorf', 'Gremium', 'ortschaftsrat'],
    ['Ortsbeirat Nord', '', 'ortschaftsrat'],
    ['Seniorenbeirat', 'Beiräte', 'beirat'],
    ['Jugendgemeinderat', 'Gremium', 'beirat'],
    ['Beirat des Bauausschusses', 'Gremium', 'beirat'],
    ['Stadtratsfraktion Grüne Liste', 'Fraktion', 'fraktion'],
    ['Freie Liste', 'Fraktion', 'fraktion'],
    ['Freie Wählervereinigung', '', 'fraktion'],
    // It says that it is a body, but not which.
    ['Ältestenrat', 'Gremium', 'unknown'],
    ['Arbeitskreis Klima', 'Gremium', 'unknown'],
    // Offices.
    ['Bauamt', 'Dienststellen', undefined],
    ['Bauausschuss', 'Dienststellen', undefined],
    ['Hauptamt', 'Verwaltungsbereich', undefined],
    ['Amt 61', '', undefined],
    ['Amt für Ausschussdienst', 'Gremium', undefined],
    ['Dezernat II', 'Verwaltung', undefined],
    ['Fachbereich Soziales', 'Gremium', undefined],
    ['Geschäftsstelle Gemeinderat', 'Gremium', undefined],
    ['Stabsstelle Klima', '', undefined],
    ['Ratsbüro', 'Gremium', undefined],
    ['Gleichstellungsbeauftragte', 'Sonstiges', undefined],
    ['Eigenbetrieb Abwasser', 'Gremium', undefined],
    // Others.
    ['Freie Partei', 'Partei', undefined],
    ['Aufsichtsrat der Bäder', 'Gremium', undefined],
    ['Zweckverband Wasser', 'Gremium', undefined],
    ['Ausschuss des Zweckverbands Wasser', 'Gremium', undefined],
    ['Verbandsversammlung', 'Gremium', undefined],
    ['Verwaltungsrat', 'Gremium', undefined],
    ['Wohnbau GmbH', 'Gremium', undefined],
    ['Stadtwerke Altstadt', 'Institution', undefined],
    ['Gutachter', 'externes Gremium', undefined],
    ['Gemeinderat Nachbarort', 'externes Gremium', undefined],
    ['Musikverein', '', undefined],
    ['Musikverein e. V.', '', undefined],
    ['Elternbeirat', 'Gremium', undefined],
    // Nothing certain.
    ['Arbeitskreis Klima', '', undefined],
    ['Ältestenrat', 'Sonstiges', undefined],
    ['Fraktionslose', '', undefined],
    ['Ältestenrat des Gemeinderates', '', undefined],
    ['Ausschussdienst', '', undefined],
    ['', '', undefined],
  ])('„%s“ of the type „%s“: %s', (name, type, art) => {
    expect(of(name, type)).toBe(art)
  })

  test('a classification says the kind where the type is the same for all', () => {
    expect(of('Altstadt', 'Gremium', 'Parlament')).toBe('gemeinderat')
    expect(of('Technik', 'Gremium', 'Ausschuss')).toBe('ausschuss')
    expect(of('Technik', 'Gremium', 'Amt')).toBeUndefined()
  })
})
