const FIELDS = '#inhalt form :is(input:not([type="hidden"]), textarea, select)'

/** Whether the user has typed or chosen anything in a form of this page. Autofill does not count. */
export const isTypedHere = (): boolean =>
  [...document.querySelectorAll(FIELDS)].some(field => !field.matches(':autofill') && isChanged(field))

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked
}
