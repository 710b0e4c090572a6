/** What the first view of the home page may weigh, in KB as they are sent; `html.raw` as it is unpacked. */
export const weightGoals = { 'html.raw': 75, html: 30, scripts: 110, styles: 25, fonts: 60 } as const
