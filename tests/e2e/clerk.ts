import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'
import { typeMoment } from './type-moment.ts'

/** Input device: mouse, or keyboard alone. */
export type Hand = 'maus' | 'tasten'

/** Name of the region, group, list item or row that contains a control. */
type Where = { readonly in?: string }

/**
 * An editor who only knows the labels of buttons and fields. Each press, each way to a field, each typed text,
 * each choice from a list and each key of `key()` counts as an action; keys that lead to a control do not.
 */
export class Clerk {
  readonly page: Page
  readonly hand: Hand
  actions = 0
  /** The last used control: after its use the focus must be somewhere. */
  private last = ''

  constructor(page: Page, hand: Hand) {
    this.page = page
    this.hand = hand
  }

  /** Opens a screen by its address, like a bookmark. */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
    // Waits for the page in the preview too.
    await this.page.waitForLoadState('networkidle')
    this.last = ''
  }

  /** Presses a button, link, option or fold by its name. */
  async press(name: string, where: Where = {}): Promise<void> {
    this.actions++
    if (this.hand === 'maus') await this.click(name, where)
    else await this.pressByKey(await this.find(name, where, pressed), name)
    this.last = name
  }

  /**
   * Clicks a control once. A dialog that opens meanwhile may cover it, so the control is looked up again
   * until a trial click works.
   */
  private async click(name: string, where: Where): Promise<void> {
    await expect(async () => {
      const control = await this.find(name, where, pressed)
      await control.click({ trial: true, timeout: 5_000 })
    }).toPass({ timeout: 240_000 })
    await (await this.find(name, where, pressed)).click()
  }

  /** Fills a field by its label: text, day, moment, option, or the page that a link leads to. */
  async fill(name: string, text: string, where: Where = {}): Promise<void> {
    const field = await this.find(name, where, filled)
    // One action to go to the field, one to type.
    this.actions += (await isFocused(field)) ? 1 : 2
    if (this.hand === 'maus') await fillByMouse(field, text)
    else await this.fillByKeys(field, name, text)
    if ((await field.getAttribute('role')) === 'combobox') await this.pick(field, text)
    this.last = name
  }

  /** Finds a control without using it; otherwise the part of the screen with this name. */
  async see(name: string, does: 'press' | 'fill'): Promise<Locator> {
    const part = placeIn(this.page.locator('main'), name).first()
    const control = () => this.among(name, {}, does === 'press' ? pressed : filled)
    await expect
      .poll(async () => (await control()) !== undefined || (await part.isVisible()), { timeout: 60_000 })
      .toBe(true)
    return (await control()) ?? part
  }

  /** Types at the focus. */
  async type(text: string): Promise<void> {
    this.actions++
    await this.page.keyboard.type(text)
  }

  /** Presses keys with a function of their own: `Tab`, `ArrowDown`, `Control+b`. */
  async key(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.actions++
      await this.page.keyboard.press(key)
    }
  }

  private async find(name: string, where: Where, kind: (scope: Scope, name: Name) => Locator) {
    // Waits for the render after the last press: it may open a dialog.
    await this.page.evaluate(drawn)
    let found: Locator | undefined
    await expect
      .poll(
        async () => {
          found = await this.among(name, where, kind)
          return found !== undefined
        },
        { message: `„${name}“ ist zu finden`, timeout: 60_000 },
      )
      .toBe(true)
    return found as Locator
  }

  /** Searches the front dialog, otherwise the screen, then the whole window; an exact name comes first. */
  private async among(name: string, { in: place }: Where, kind: (scope: Scope, name: Name) => Locator) {
    const dialog = this.page.locator('dialog[open]').last()
    const isAsked = (await dialog.count()) > 0
    const around: Locator[] = isAsked ? [dialog] : [this.page.locator('main'), this.page.locator('body')]
    for (const area of around) {
      const scope = place === undefined ? area : placeIn(area, place).first()
      for (const called of calledLike(name)) {
        const found = kind(scope, called).filter({ visible: true }).first()
        if ((await found.count()) === 0) continue
        // A control that was rendered meanwhile and has the exact name still comes first.
        const exact = kind(scope, name).filter({ visible: true }).first()
        return (await exact.count()) > 0 ? exact : found
      }
    }
    return undefined
  }

  /** Picks the first offered page with this name; an address is typed in full instead. */
  private async pick(field: Locator, text: string): Promise<void> {
    if (text.startsWith('/') || text.includes(':')) return
    this.actions++
    const option = this.page.getByRole('option').filter({ hasText: text }).first()
    await expect(option).toBeVisible()
    if (this.hand === 'maus') return option.click()
    for (let presses = 0; presses < 20; presses++) {
      await this.page.keyboard.press('ArrowDown')
      const active = await field.getAttribute('aria-activedescendant')
      if (active && (await option.getAttribute('id')) === active) return this.page.keyboard.press('Enter')
    }
    throw new Error(`„${text}“ ist mit den Pfeiltasten nicht zu wählen`)
  }

  private async pressByKey(found: Locator, name: string): Promise<void> {
    const row = found.locator('xpath=ancestor-or-self::*[@role="row"][@tabindex]')
    // In a tree the names are for the mouse, and the keyboard uses the row.
    const isInRow =
      (await row.count()) > 0 && (await found.evaluate(({ tabIndex }: HTMLElement) => tabIndex)) < 0
    const control = isInRow ? row : found
    if (await isRadio(control)) {
      await this.reach(control, name, { isGroup: true })
      for (let presses = 0; presses < 12 && !(await isFocused(control)); presses++)
        await this.page.keyboard.press('ArrowDown')
      if (!(await control.isChecked())) await this.page.keyboard.press('Space')
      await expect(control).toBeChecked()
      return
    }
    await this.reach(control, name)
    await this.page.keyboard.press((await isTick(control)) ? 'Space' : 'Enter')
  }

  private async fillByKeys(field: Locator, name: string, text: string): Promise<void> {
    const { tag, type } = await kindOf(field)
    const from = await this.reach(field, name)
    if (tag === 'select') {
      await this.page.keyboard.press('Home')
      for (let presses = 0; presses < 60 && (await chosenIn(field)) !== text; presses++)
        await this.page.keyboard.press('ArrowDown')
      expect(await chosenIn(field)).toBe(text)
    } else if (type === 'date' || type === 'datetime-local') {
      await typeMoment(this.page, text, from)
      await expect(field).toHaveValue(wired(text))
    } else {
      await this.page.keyboard.press('ControlOrMeta+a')
      await this.page.keyboard.type(text)
    }
  }

  /**
   * Moves the focus to a control with Tab; within lists and toolbars with the arrow keys. Returns the side
   * from which it arrived.
   */
  private async reach(
    control: Locator,
    name: string,
    { isGroup = false } = {},
  ): Promise<'before' | 'behind' | undefined> {
    const found = async () => (await control.elementHandle()) as ElementHandle<HTMLElement>
    let target = await found()
    const before = await target.evaluate(whereFrom)
    if (before === 'nowhere' && this.last !== '')
      throw new Error(`Nach „${this.last}“ ist der Fokus verloren (auf dem Weg zu „${name}“)`)
    const tab = before === 'behind' ? 'Shift+Tab' : 'Tab'
    let isLost = false
    for (let presses = 0; presses < 300; presses++) {
      // A target that is rendered anew meanwhile is looked up again.
      if (!(await target.evaluate(element => element.isConnected))) target = await found()
      if (await target.evaluate(isReached, isGroup))
        return presses === 0 ? undefined : before === 'behind' ? 'behind' : 'before'
      const arrow = await target.evaluate(arrowTo)
      await this.page.keyboard.press(arrow ?? tab)
      const seen = await this.page.evaluate(focusShown)
      if (seen === 'invisible')
        throw new Error(
          `Auf dem Weg zu „${name}“ ist nicht zu sehen, wo der Fokus ist: ${await this.where()}`,
        )
      if (seen === 'nowhere' && isLost) throw new Error(`Auf dem Weg zu „${name}“ ist der Fokus verloren`)
      isLost = seen === 'nowhere'
    }
    throw new Error(
      `„${name}“ ist mit der Tastatur nicht zu erreichen; der Fokus steht auf ${await this.where()}`,
    )
  }

  private where(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nichts')
  }
}

const drawn = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

type Scope = Pick<Locator, 'getByRole' | 'getByLabel' | 'locator'>
type Name = string | RegExp

/** Returns the ways to match a name, best first: exact, as a beginning, or contained. */
const calledLike = (name: string): Name[] => {
  const words = escaped(name).replaceAll(':', ' ?:')
  return [name, new RegExp(`^\\s*${words}`), new RegExp(words)]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const roles = ['button', 'link', 'radio', 'checkbox', 'menuitem', 'option', 'row'] as const

function pressed(scope: Scope, name: Name): Locator {
  const exact = { name, exact: typeof name === 'string' }
  const [first, ...others] = roles.map(role => scope.getByRole(role, exact))
  const folds = scope.locator('summary', { hasText: typeof name === 'string' ? wholly(name) : name })
  return others.reduce((all, one) => all.or(one), (first as Locator).or(folds))
}

const wholly = (name: string) => new RegExp(`^\\s*${escaped(name)}\\s*$`)

const filled = (scope: Scope, name: Name): Locator =>
  scope
    .getByLabel(name, { exact: typeof name === 'string' })
    .and(scope.locator('input, textarea, select, [role="textbox"]'))

function placeIn(area: Locator, name: string): Locator {
  const exact = { name, exact: false }
  return area
    .getByRole('region', exact)
    .or(area.getByRole('toolbar', exact))
    .or(area.getByRole('group', exact))
    .or(area.getByRole('navigation', exact))
    .or(area.getByRole('complementary', exact))
    .or(area.getByRole('listitem', exact))
    .or(area.getByRole('row', exact))
}

const kindOf = (field: Locator) =>
  field.evaluate(element => ({
    tag: element.tagName.toLowerCase(),
    type: element.getAttribute('type') ?? '',
  }))

const isRadio = async (control: Locator) => (await kindOf(control)).type === 'radio'
const isTick = async (control: Locator) => (await kindOf(control)).type === 'checkbox'
const isFocused = (control: Locator) => control.evaluate(element => element === document.activeElement)

const chosenIn = (select: Locator) =>
  select.evaluate(element => (element as HTMLSelectElement).selectedOptions[0]?.label)

/** Converts `24.12.2026` or `24.12.2026, 18:00` to the value of the browser's field. */
function wired(text: string): string {
  const [day = '', month = '', year = '', hour, minute] = text.match(/\d+/g) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return hour === undefined ? date : `${date}T${hour.padStart(2, '0')}:${minute}`
}

async function fillByMouse(field: Locator, text: string): Promise<void> {
  const { tag, type } = await kindOf(field)
  if (tag === 'select') await field.selectOption({ label: text })
  else await field.fill(type.startsWith('date') ? wired(text) : text)
}

function isReached(control: Element, isGroup: boolean): boolean {
  const { activeElement } = document
  if (!isGroup || !(control instanceof HTMLInputElement)) return control === activeElement
  return activeElement instanceof HTMLInputElement && activeElement.name === control.name
}

/** Returns whether the focus is before the control, behind it, or nowhere. */
function whereFrom(control: Element): 'before' | 'behind' | 'nowhere' {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) return 'nowhere'
  return activeElement.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING
    ? 'behind'
    : 'before'
}

/**
 * Returns the arrow key that leads from another member of the same list, toolbar, tree or menu to the
 * control.
 */
function arrowTo(control: Element): string | undefined {
  const { activeElement } = document
  if (!(control instanceof HTMLElement) || control.tabIndex >= 0 || !activeElement) return undefined
  const set = control.closest(
    '[role="toolbar"], [role="treegrid"], [role="menu"], [role="listbox"], section, ul',
  )
  if (!set?.contains(activeElement) || activeElement === set) return undefined
  const isAhead = activeElement.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING
  if (set.getAttribute('role') === 'toolbar') return isAhead ? 'ArrowRight' : 'ArrowLeft'
  return isAhead ? 'ArrowDown' : 'ArrowUp'
}

/** Returns whether the focus is visible: an outline around the control or around what contains it. */
export function focusShown(): 'shown' | 'invisible' | 'nowhere' {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) return 'nowhere'
  // The focus inside of the previewed page.
  const inside = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : null
  let around: Element | null = inside?.activeElement ?? activeElement
  // A heading that receives the focus marks where to read on; in date fields the browser itself shows the
  // focus.
  if (around.matches('h1, h2, h3, input[type^="date"]')) return 'shown'
  for (let steps = 0; around && steps < 4; steps++, around = around.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(around)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) {
      const { width, height, bottom, right, top, left } = around.getBoundingClientRect()
      const { innerHeight = 0, innerWidth = 0 } = around.ownerDocument.defaultView ?? {}
      const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      if (width > 0 && height > 0 && isInside) return 'shown'
    }
  }
  return 'invisible'
}
