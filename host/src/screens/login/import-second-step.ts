/** The second step of a sign-in, which most people never see. */
export const importSecondStep = () => import(/* webpackChunkName: "second-step" */ './second-step.tsx');

/** Brings it while the form of the password is still busy. What does not come is asked for again where it is drawn. */
export const preloadSecondStep = (): Promise<unknown> => importSecondStep().catch(() => undefined);
