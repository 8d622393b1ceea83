import CPango
import CFreeType
