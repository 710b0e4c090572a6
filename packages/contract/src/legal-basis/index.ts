export { displayDaysOf } from './display-term.ts'
export { certainBasisOf, displayInTextOnly, legalBasisOf, tooShortDisplay } from './legal-basis.ts'
