/** What is drawn with what a device was asked to remember is for this device: it may keep it, nobody between may. */
export const OF_THIS_DEVICE = 'private, no-cache'
