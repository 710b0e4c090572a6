type Field = HTMLInputElement | HTMLTextAreaElement

/** Sets the text of a field with events, so that its listeners run. */
export function typeInto(field: Field, value: string): void {
  if (field.value === value) return
  // React overrides `value` on the element; the setter of the prototype bypasses it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
