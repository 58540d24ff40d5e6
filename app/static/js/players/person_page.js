// The page of a person: the word for the dice of another match.
import { fillWords } from "../fairness/word_forms.js";

fillWords(document);
