import { songs1930s } from "./1930s.ts";

export const songs: readonly string[] = [songs1930s];
