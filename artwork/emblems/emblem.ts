/**
 * One thing that stands for a show, drawn between -200 and 200 on both axes in three inks. A system gives it colours
 * and a place; with one fill and a pen it becomes a line drawing.
 */
export type Emblem = (ink: string, second: string, light: string) => string;
