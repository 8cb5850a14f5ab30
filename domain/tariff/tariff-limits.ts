export const longestStay = 366
export const maxSteps = 60
export const maxTariffs = 50
